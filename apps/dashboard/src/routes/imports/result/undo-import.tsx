import { useText } from '@etalage/ui-kit';
import { Action, ConfirmDialog } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import * as styles from '../imports.css.ts';
import type { TakeStep } from './use-import-step.ts';

/** Takes an import back, after it was said what happens. */
export function UndoImport({ step: { take, taking } }: { step: TakeStep }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const undo = () => {
    setAsking(false);
    take('undo');
  };
  return (
    <>
      <Action icon="undo" busy={taking === 'undo'} onClick={() => setAsking(true)}>
        {t('imports_undo')}
      </Action>
      {isAsking && (
        <ConfirmDialog
          title={t('imports_undo_title')}
          confirmLabel={t('imports_undo_confirm')}
          cancelLabel={t('imports_undo_cancel')}
          onConfirm={undo}
          onCancel={() => setAsking(false)}
        >
          <ul className={styles.bullets}>
            <li>{t('imports_undo_changed')}</li>
            <li>{t('imports_undo_created')}</li>
            <li>{t('imports_undo_skipped')}</li>
          </ul>
        </ConfirmDialog>
      )}
    </>
  );
}
