import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import type { PartErrors } from '../../parts/part-state.ts';
import type { Wordings } from '../texts/find-texts.ts';
import { TextRow } from '../texts/text-row.tsx';
import * as textStyles from '../texts/texts.css.ts';
import * as styles from './mail-examples.css.ts';

interface Props {
  /** In the order of the mail. */
  keys: readonly TextKey[];
  own: Wordings;
  errors: PartErrors;
  onChange: (key: TextKey, text: string) => void;
}

/** The texts of a mail, with a field for each. */
export function ExampleTexts({ keys, own, errors, onChange }: Props) {
  const t = useText();
  if (keys.length === 0) return null;
  return (
    <section className={styles.texts} aria-labelledby="mail-texts">
      <h2 id="mail-texts" className={styles.title}>
        {t('mails_example_texts')}
      </h2>
      <p className={styles.soft}>{t('mails_example_texts_hint')}</p>
      <ul className={textStyles.rows}>
        {keys.map((key) => (
          <TextRow key={key} name={key} own={own[key] ?? ''} errors={errors[key]} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}
