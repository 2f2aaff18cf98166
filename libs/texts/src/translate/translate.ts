import { nl } from '../nl/index.ts';
import { fillPlaceholders, type TextValues } from './fill-placeholders.ts';

export { fillPlaceholders, type TextValues };

export type TextKey = keyof typeof nl;
/** Texts that a website's owner replaced, by key (TRN-01). */
export type TextOverrides = Readonly<Record<string, string>>;
/** The website's text for a key, with its placeholders filled in. */
export type Translate = (key: TextKey, values?: TextValues) => string;

/** A translate function for one website: uses the override when there is one, else the table (TRN-01, TRN-02). */
export function createTranslate(overrides: TextOverrides = {}): Translate {
  return (key, values) => fillPlaceholders(overrides[key] || nl[key], values);
}

/** Whether a string is a key of the table; used to check keys that come over the wire. */
export function isTextKey(key: string): key is TextKey {
  return Object.hasOwn(nl, key);
}
