import { useText } from '@etalage/ui-kit';
import { Action, Menu } from '@etalage/ui-kit/dashboard';
import { columnNames, columnsOf, columnsText, columnTexts } from './product-columns.tsx';
import type { ProductSearch } from './use-product-search.ts';

/** Which columns the list shows; the address has them, so that a link shows the same ones. */
export function ColumnChoice({ search: { get, set } }: { search: ProductSearch }) {
  const t = useText();
  const shown = columnsOf(get('kolommen'));
  return (
    <Menu
      trigger={<Action>{t('list_columns')}</Action>}
      entries={columnNames.map((name) => {
        const isShown = shown.includes(name);
        const next = isShown ? shown.filter((other) => other !== name) : [...shown, name];
        return {
          text: t(columnTexts[name]),
          checked: isShown,
          onChoose: () => set('kolommen', columnsText(next)),
        };
      })}
    />
  );
}
