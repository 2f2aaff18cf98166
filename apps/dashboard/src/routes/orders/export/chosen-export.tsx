import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, Menu } from '@etalage/ui-kit/dashboard';
import { useChosenExport } from './use-order-export.ts';

/** Saves the chosen orders as a file for a spreadsheet. */
export function ChosenExport({ numbers }: { numbers: string[] }) {
  const t = useText();
  const { run, isRunning } = useChosenExport(numbers);
  const count = formatCount(numbers.length);
  return (
    <Menu
      trigger={
        <Action busy={isRunning} aria-label={t('orders_export_chosen', { count })}>
          {t('dashboard_orders_export')}
        </Action>
      }
      entries={[
        { text: t('dashboard_orders_export_csv'), disabled: isRunning, onChoose: () => run('csv') },
        { text: t('dashboard_orders_export_xlsx'), disabled: isRunning, onChoose: () => run('xlsx') },
      ]}
    />
  );
}
