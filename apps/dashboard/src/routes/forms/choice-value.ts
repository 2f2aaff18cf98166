import type { FormValues } from '@etalage/form-engine/schema';

/** The stored value of a choice: the one that the owner entered, else one made from its text. */
export function choiceValue({ title, value }: FormValues): string {
  return textOf(value).trim() || slugOf(textOf(title));
}

/** Lower-case letters, digits and dashes, at most 40 characters. */
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
