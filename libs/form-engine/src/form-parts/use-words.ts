import { isTextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import type { Words } from '../definition/field-definition.ts';

/** A text of a definition: a key of the table becomes its text, anything else is data and stays unchanged. */
export function useWords(): (words: Words | undefined) => string {
  const t = useText();
  return (words) => (words === undefined ? '' : isTextKey(words) ? t(words) : words);
}
