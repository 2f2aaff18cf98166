import { useText } from '@etalage/ui-kit';
import { Tabs } from '@etalage/ui-kit/dashboard';
import { useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { useUndoKeys } from '../../lists/sheet/use-undo-keys.ts';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { UnsavedGuard } from '../../screen/unsaved-guard.tsx';
import { StockMovements } from './movements/stock-movements.tsx';
import { StockBar } from './stock-bar.tsx';
import { StockList } from './stock-list.tsx';
import { createStockSheet } from './stock-sheet.ts';
import * as styles from './stock.css.ts';

/** `/voorraad`: what is counted of all products, and why it changed. What is typed stays while another tab is shown. */
export function StockRoute() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const [sheet] = useState(createStockSheet);
  useUndoKeys(sheet);
  const isTyped = useSyncExternalStore(sheet.subscribe, () => sheet.size() > 0);
  const isMovements = params.get('tab') === 'mutaties';
  return (
    <>
      <ScreenHeader title={t('stock_heading')} intro={t('stock_intro')} />
      <Tabs
        flush
        label={t('stock_tabs')}
        value={isMovements ? 'movements' : 'list'}
        onChange={(name) => setParams(name === 'movements' ? { tab: 'mutaties' } : {})}
        tabs={[
          {
            name: 'list',
            title: t('stock_tab_list'),
            content: (
              <div className={styles.panel}>
                <StockList sheet={sheet} />
              </div>
            ),
          },
          {
            name: 'movements',
            title: t('stock_tab_movements'),
            content: (
              <div className={styles.panel}>
                <StockMovements />
              </div>
            ),
          },
        ]}
      />
      <StockBar sheet={sheet} isHidden={isMovements} />
      <UnsavedGuard isUnsaved={isTyped} />
    </>
  );
}
