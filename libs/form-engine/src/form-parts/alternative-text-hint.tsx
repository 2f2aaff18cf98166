import { readPicture } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { parseFiles } from '../files/stored-files.ts';
import * as styles from './field-view.css.ts';
import { useAlternativeTexts } from './use-alternative-texts.ts';
import { useAnswer } from './use-field.ts';

/** Id of the hint of a control with this id. */
const hintId = (id: string) => `${id}-alternative`;

/**
 * The hint at an empty alternative text: that one is missing, or the text of the library that visitors get instead. `picture`
 * is the key of the field with the picture, and undefined for a text that describes none. Fields for a decoration hide their
 * text.
 */
export function useAlternativeTextHint(id: string, picture: string | undefined, text: string) {
  const t = useText();
  const stored = useAnswer((values) =>
    picture !== undefined && text.trim() === ''
      ? parseFiles(values[picture])
          .map(({ path }) => path)
          .join('\n')
      : '',
  );
  const pictures = stored === '' ? [] : stored.split('\n');
  const texts = useAlternativeTexts(pictures);
  const ofFiles = pictures.map((path) => texts?.get(readPicture(path).address));
  const inherited = ofFiles.find((alt) => alt !== undefined && alt !== '');
  const isMissing = ofFiles.some((alt) => alt === undefined);
  const hint = isMissing
    ? t('formfield_alternative_text_hint')
    : inherited !== undefined && t('formfield_alternative_text_inherited', { text: inherited });
  // Nothing is said before it is known.
  if (!texts || !hint) return { describedBy: undefined, hint: undefined };
  return {
    describedBy: hintId(id),
    hint: (
      <p id={hintId(id)} className={styles.hint} data-hint="alternative-text">
        {hint}
      </p>
    ),
  };
}
