import { menuEntryFields, menuEntryPath, menuEntryValues } from '@etalage/blocks/schema';
import { DashboardForm } from '@etalage/form-engine/editor';
import { useText } from '@etalage/ui-kit';
import type { PartErrors } from '../../parts/part-state.ts';
import type { MenuRow } from './menu-tree.ts';
import * as styles from './menus.css.ts';

interface Props {
  row: MenuRow;
  name: string;
  errors: PartErrors;
  onSet: (values: Readonly<Record<string, unknown>>) => void;
}

/** The settings of an entry, below its row. */
export function EntrySettings({ row: { node, level, path }, name, errors, onSet }: Props) {
  const t = useText();
  const opens = level === 1 && node.items.length > 0;
  const fields = menuEntryFields(level);
  const own = fields.flatMap(({ key = '' }) => {
    const found = errors[`${path}.${menuEntryPath(key)}`];
    return found ? [[key, found] as const] : [];
  });
  return (
    <div
      data-settings
      className={styles.entrySettings}
      role="group"
      aria-label={t('menus_entry_settings', { name })}
    >
      {opens && <p className={styles.small}>{t('menus_opens_submenu')}</p>}
      <DashboardForm
        fields={fields}
        values={menuEntryValues(node, opens)}
        errors={Object.fromEntries(own)}
        onChange={onSet}
      />
    </div>
  );
}
