import { Action, AreaField } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import * as styles from './text-form.css.ts';
import { useUnsaved } from './unsaved-forms.tsx';
import { type StoredText, useStoreText } from './use-store-text.ts';

interface Props extends StoredText {
  readonly label: string;
  readonly hint: string;
  /** The text of its button. */
  readonly button: string;
  /** What is said when nothing was typed. */
  readonly empty: string;
  readonly maxLength: number;
}

/** One field for a note or a message, and its button; what was typed remains until it is stored. */
export function TextForm({ label, hint, button, empty, maxLength, ...stored }: Props) {
  const [text, setText] = useState('');
  const { run, failure, setFailure } = useStoreText(stored, () => setText(''));
  useUnsaved(text !== '');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') setFailure(empty);
        else if (!run.isPending) run.mutate(text.trim());
      }}
    >
      <AreaField
        label={label}
        hint={hint}
        error={failure || undefined}
        rows={2}
        maxLength={maxLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.actions}>
        <Action type="submit" busy={run.isPending}>
          {button}
        </Action>
      </div>
    </form>
  );
}
