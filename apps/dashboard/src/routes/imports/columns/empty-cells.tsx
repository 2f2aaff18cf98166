import { useText } from '@etalage/ui-kit';
import { useId } from 'react';
import { changeChosenFile, type ChosenFile } from '../chosen-file.ts';
import * as imports from '../imports.css.ts';
import * as styles from './columns.css.ts';

/** Whether an empty cell keeps what the shop has, or empties it. */
export function EmptyCells({ file: { clearsEmpty } }: { file: ChosenFile }) {
  const t = useText();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{t('imports_empty_title')}</legend>
      <Choice
        label={t('imports_empty_keep')}
        about={t('imports_empty_keep_text')}
        checked={!clearsEmpty}
        onChoose={() => changeChosenFile({ clearsEmpty: false })}
      />
      <Choice
        label={t('imports_empty_clear')}
        about={t('imports_empty_clear_text')}
        checked={clearsEmpty}
        onChoose={() => changeChosenFile({ clearsEmpty: true })}
      />
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  about: string;
  checked: boolean;
  onChoose: () => void;
}

function Choice({ label, about, checked, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.option}>
      <input
        id={id}
        type="radio"
        name="empty-cells"
        className={styles.radio}
        checked={checked}
        aria-describedby={`${id}-about`}
        onChange={onChoose}
      />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-about`} className={`${imports.soft} ${styles.optionText}`}>
        {about}
      </p>
    </div>
  );
}
