import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useState, useSyncExternalStore } from 'react';
import { focusCell } from '../../lists/sheet/focus-cell.ts';
import { counted, StockCauseFields } from '../../screen/stock-cause-fields.tsx';
import { FormFailure } from '../../session/form-failure.tsx';
import { saveBar, saveFailure, saveNote } from '../pages/pages.css.ts';
import type { StockSheet } from './stock-sheet.ts';
import * as styles from './stock.css.ts';
import { useSaveStock } from './use-save-stock.ts';

interface Props {
  sheet: StockSheet;
  /** Whether another tab is shown: what was chosen, refused or lost on its way is kept for when it is back. */
  isHidden: boolean;
}

/** How many rows are typed in, why, and the buttons that save them or undo the last step; nothing while nothing is typed. */
export function StockBar({ sheet, isHidden }: Props) {
  const t = useText();
  const [cause, setCause] = useState(counted);
  const count = useSyncExternalStore(sheet.subscribe, () => sheet.rows().length);
  const { save, isPending, failure, refusals } = useSaveStock(sheet, () => setCause(counted));
  const undo = () => {
    const cell = sheet.undo();
    if (cell) focusCell(cell);
  };
  if (count === 0 || isHidden) return null;
  return (
    <form
      className={saveBar}
      onSubmit={(event) => {
        event.preventDefault();
        save(cause);
      }}
    >
      <FormFailure className={saveFailure}>{failure || refusals.join(' ')}</FormFailure>
      <p role="status" className={saveNote}>
        {t(count === 1 ? 'stock_count_one' : 'stock_count', { count: String(count) })}
      </p>
      <StockCauseFields className={styles.cause} cause={cause} onChange={setCause} />
      <div className={styles.actions}>
        <Action type="button" onClick={undo}>
          {t('products_undo')}
        </Action>
        <Action type="submit" kind="primary" busy={isPending}>
          {t(isPending ? 'dashboard_saving' : 'dashboard_save')}
        </Action>
      </div>
    </form>
  );
}
