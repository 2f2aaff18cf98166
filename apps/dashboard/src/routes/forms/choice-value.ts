import type { FormValues } from '@etalage/form-engine/schema';

/** What is stored for a choice: the value its owner gave, else one made of its words. */
export function choiceValue({ title, value }: FormValues): string {
  return textOf(value).trim() || slugOf(textOf(title));
}

/** Small letters, digits and dashes, 40 at most. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
