import { MAX_CUSTOMER_NOTE } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { Action, AreaField } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import * as styles from '../../orders/timeline/timeline.css.ts';
import { useUnsaved } from '../../orders/unsaved.tsx';
import { useAddCustomerNote } from './use-customer-notes.ts';

/** The field in which a note is typed. */
export function CustomerNoteForm({ id }: { id: string }) {
  const t = useText();
  const [text, setText] = useState('');
  const { add, failure, setFailure } = useAddCustomerNote(id, () => setText(''));
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
        maxLength={MAX_CUSTOMER_NOTE}
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
