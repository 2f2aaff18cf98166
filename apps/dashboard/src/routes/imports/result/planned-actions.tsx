import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import type { ReactNode } from 'react';
import type { CatalogueImport } from '../../../queries/import-queries.ts';
import { counted, storedCount } from '../import-words.ts';
import * as styles from '../imports.css.ts';
import type { TakeStep } from './use-import-step.ts';

interface Props {
  opened: CatalogueImport;
  step: TakeStep;
  /** The button that cancels it. */
  cancel: ReactNode;
}

/** Stores what is planned, and says what is not stored. */
export function PlannedActions({ opened, step: { take, taking }, cancel }: Props) {
  const t = useText();
  const count = storedCount(opened);
  const { refused } = opened.outcomes;
  return (
    <>
      {refused > 0 && (
        <p className={styles.warning}>{counted(t, refused, 'imports_refused_one', 'imports_refused_many')}</p>
      )}
      {count === 0 && <p>{t('imports_run_none')}</p>}
      <div className={styles.actions}>
        {count > 0 && (
          <Action kind="primary" busy={taking !== undefined} onClick={() => take('run')}>
            {counted(t, count, 'imports_run_one', 'imports_run_many')}
          </Action>
        )}
        {cancel}
      </div>
    </>
  );
}
