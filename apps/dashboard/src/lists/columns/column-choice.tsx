import { useText } from '@etalage/ui-kit';
import { Action, Menu } from '@etalage/ui-kit/dashboard';

interface Props<Name extends string> {
  /** The columns that can be shown, with their titles. */
  columns: readonly (readonly [name: Name, title: string])[];
  shown: readonly Name[];
  onChange: (shown: readonly Name[]) => void;
}

/** Which columns a list shows. */
export function ColumnChoice<Name extends string>({ columns, shown, onChange }: Props<Name>) {
  const t = useText();
  return (
    <Menu
      trigger={<Action>{t('list_columns')}</Action>}
      entries={columns.map(([name, text]) => ({
        text,
        checked: shown.includes(name),
        onChoose: () =>
          onChange(shown.includes(name) ? shown.filter((other) => other !== name) : [...shown, name]),
      }))}
    />
  );
}
