import { createTranslate, type TextKey, type Translate } from '@etalage/texts';
import { textScreenOf } from '@etalage/texts/screens';

/** A translate function with the wordings of an owner, and which of the texts that they can change it was asked for. */
export function noticingTranslate(texts: Readonly<Record<string, string>>): {
  translate: Translate;
  keys: ReadonlySet<TextKey>;
} {
  const translate = createTranslate(texts);
  const keys = new Set<TextKey>();
  return {
    keys,
    translate: (key, values) => {
      if (textScreenOf(key) !== undefined) keys.add(key);
      return translate(key, values);
    },
  };
}
