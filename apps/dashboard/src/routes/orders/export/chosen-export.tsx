import { useText } from '@etalage/ui-kit';
import { Action, Menu } from '@etalage/ui-kit/dashboard';
import { useChosenExport } from './use-order-export.ts';

/** Saves the chosen orders as a file for a spreadsheet. */
export function ChosenExport({ numbers }: { numbers: string[] }) {
  const t = useText();
  const { run, isRunning } = useChosenExport(numbers);
  return (
    <Menu
      trigger={<Action busy={isRunning}>{t('orders_export_chosen')}</Action>}
      entries={[
        { text: t('dashboard_orders_export_csv'), disabled: isRunning, onChoose: () => run('csv') },
        { text: t('dashboard_orders_export_xlsx'), disabled: isRunning, onChoose: () => run('xlsx') },
      ]}
    />
  );
}
