import { isTextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import type { DefinitionText } from '../definition/field-definition.ts';

/** A text of a definition: a key of the table becomes its text, anything else is data and stays unchanged. */
export function useDefinitionText(): (text: DefinitionText | undefined) => string {
  const t = useText();
  return (text) => (text === undefined ? '' : isTextKey(text) ? t(text) : text);
}
