import type { FormSetter } from '@etalage/site-model';

export type Setter = (value: string) => string;

/** What a setter does to a typed value, by name (FORM-15). */
const setters: Readonly<Record<Exclude<FormSetter, ''>, Setter>> = {
  trim: (value) => value.trim(),
  lowercase: (value) => value.toLowerCase(),
  uppercase: (value) => value.toUpperCase(),
  slug: (value) =>
    value
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  postcode: (value) => value.toUpperCase().replace(/^\s*(\d{4})\s*([A-Z]{2})\s*$/, '$1 $2'),
};

/** A value after its item's setter; an unknown setter changes nothing. */
export function applySetter(setter: FormSetter | Setter, value: string): string {
  if (typeof setter === 'function') return setter(value);
  return setter in setters ? setters[setter as keyof typeof setters](value) : value;
}
