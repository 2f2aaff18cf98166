import type { CustomerSearch } from '@etalage/api-contract';
import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, Menu } from '@etalage/ui-kit/dashboard';
import { fetchExportedCustomers } from '../../queries/customer-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { useSheetExport } from '../imports/use-sheet-export.ts';
import { customerSheet } from './customer-sheet.ts';
import * as styles from './customers.css.ts';

/** Saves all that a search finds as a file for a spreadsheet. */
export function CustomerExport({ search }: { search: CustomerSearch }) {
  const t = useText();
  const { website } = useSession();
  const { run, isRunning, count } = useSheetExport({
    fetchPart: async (from) => {
      const { customers, next } = await fetchExportedCustomers(website.id, search, from);
      return { items: customers, next };
    },
    rowsOf: (customers) => customerSheet(customers, t),
    nameOf: (date) => t('customers_export_file', { date }),
    doneText: (all) =>
      all === 1 ? t('customers_export_done_one') : t('customers_export_done', { count: formatCount(all) }),
  });
  return (
    <>
      <span role="status" className={styles.exported}>
        {isRunning && t('customers_export_busy', { count: formatCount(count) })}
      </span>
      <Menu
        trigger={
          <Action icon="download" busy={isRunning}>
            {t('customers_export')}
          </Action>
        }
        entries={[
          { text: t('customers_export_csv'), disabled: isRunning, onChoose: () => run('csv') },
          { text: t('customers_export_xlsx'), disabled: isRunning, onChoose: () => run('xlsx') },
        ]}
      />
    </>
  );
}
