import { useText } from '@etalage/ui-kit';
import { parseFiles } from '../files/stored-files.ts';
import { useAnswer } from './use-field.ts';
import * as styles from './field-view.css.ts';

/** Id of the hint of a control with this id. */
const hintId = (id: string) => `${id}-alternative`;

/**
 * Whether a picture has no alternative text although visitors who cannot see it would miss one. `picture` is the key of
 * the field with the picture, and undefined for a text that describes none. Fields for a decoration hide their text.
 */
export function useAlternativeTextHint(id: string, picture: string | undefined, text: string) {
  const isMissing = useAnswer(
    (values) => picture !== undefined && text.trim() === '' && parseFiles(values[picture]).length > 0,
  );
  return {
    describedBy: isMissing ? hintId(id) : undefined,
    hint: isMissing && <AlternativeTextHint id={hintId(id)} />,
  };
}

function AlternativeTextHint({ id }: { id: string }) {
  const t = useText();
  return (
    <p id={id} className={styles.hint} data-hint="alternative-text">
      {t('formfield_alternative_text_hint')}
    </p>
  );
}
