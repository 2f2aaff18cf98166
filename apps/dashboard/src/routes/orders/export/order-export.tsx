import type { OrderSearch } from '@etalage/api-contract';
import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, Menu } from '@etalage/ui-kit/dashboard';
import * as styles from '../orders.css.ts';
import { useOrderExport } from './use-order-export.ts';

/** Saves all that a search finds as a file for a spreadsheet. */
export function OrderExport({ search }: { search: OrderSearch }) {
  const t = useText();
  const { run, isRunning, count } = useOrderExport(search);
  return (
    <>
      <span role="status" className={styles.exported}>
        {isRunning && t('dashboard_orders_export_busy', { count: formatCount(count) })}
      </span>
      <Menu
        trigger={
          <Action icon="download" busy={isRunning}>
            {t('dashboard_orders_export')}
          </Action>
        }
        entries={[
          { text: t('dashboard_orders_export_csv'), disabled: isRunning, onChoose: () => run('csv') },
          { text: t('dashboard_orders_export_xlsx'), disabled: isRunning, onChoose: () => run('xlsx') },
        ]}
      />
    </>
  );
}
