import { MAX_ORDER_NOTE } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { Action, AreaField } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { useUnsaved } from '../unsaved.tsx';
import * as styles from './timeline.css.ts';
import { useAddNote } from './use-order-notes.ts';

/** The field in which a note is typed. */
export function NoteForm({ number }: { number: string }) {
  const t = useText();
  const [text, setText] = useState('');
  const { add, failure, setFailure } = useAddNote(number, () => setText(''));
  useUnsaved(text !== '');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') setFailure(t('notes_empty'));
        else if (!add.isPending) add.mutate(text.trim());
      }}
    >
      <AreaField
        label={t('notes_label')}
        hint={t('notes_hint')}
        error={failure || undefined}
        rows={2}
        maxLength={MAX_ORDER_NOTE}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.actions}>
        <Action type="submit" busy={add.isPending}>
          {t('notes_add')}
        </Action>
      </div>
    </form>
  );
}
