import { nl } from '../nl/index.ts';
import { fillPlaceholders, type TextValues } from './fill-placeholders.ts';

export { fillPlaceholders, type TextValues };

export type TextKey = keyof typeof nl;
/** Texts a website's owner replaced, by key (TRN-01). */
export type TextOverrides = Readonly<Record<string, string>>;
/** The text of a key in the website's words, with its placeholders filled. */
export type Translate = (key: TextKey, values?: TextValues) => string;

/** A translate function for one website: its override when it has one, else the table (TRN-01, TRN-02). */
export function createTranslate(overrides: TextOverrides = {}): Translate {
  return (key, values) => fillPlaceholders(overrides[key] || nl[key], values);
}

/** Whether a word is a key of the table; keys that travel over the wire are checked with it. */
export function isTextKey(key: string): key is TextKey {
  return Object.hasOwn(nl, key);
}
