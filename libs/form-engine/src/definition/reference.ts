import { textOf } from './text-of.ts';

/** What a field of a website may refer to. */
export const referenceTargets = ['products', 'categories', 'pages', 'menus', 'forms', 'templates'] as const;

export type ReferenceTarget = (typeof referenceTargets)[number];

/** What the value of a field refers to: one of these by its id, or many by a list of ids. */
export interface ReferenceKind {
  to: ReferenceTarget;
  many: boolean;
}

/** Most things that one field refers to, unless the field states a smaller number. */
export const maxReferences = 100;

/** The ids of a stored value: one id, a list of ids, ids separated by `|`, or things with an id. Without duplicates. */
export function readReferences(stored: unknown): string[] {
  const list: readonly unknown[] = Array.isArray(stored)
    ? stored
    : typeof stored === 'string'
      ? stored.split('|')
      : [stored];
  const ids = list.map((item) => textOf(idOf(item)).trim()).filter((id) => id !== '');
  return [...new Set(ids)].slice(0, maxReferences);
}

function idOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'id' in item ? item.id : item;
}
