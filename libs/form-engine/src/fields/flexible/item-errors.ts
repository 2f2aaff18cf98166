import type { FormErrors } from '../../form-parts/form-store.ts';

const NONE: FormErrors = {};

/** The messages of one item, `items.0.titel`, by the keys of its own fields. */
export function itemErrors(errors: FormErrors, list: string, index: number): FormErrors {
  const prefix = `${list}.${index}.`;
  const own = Object.entries(errors).filter(([path]) => path.startsWith(prefix));
  if (own.length === 0) return NONE;
  return Object.fromEntries(own.map(([path, messages]) => [path.slice(prefix.length), messages]));
}
