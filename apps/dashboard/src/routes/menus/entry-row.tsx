import { useText } from '@etalage/ui-kit';
import { Badge, Icon } from '@etalage/ui-kit/dashboard';
import { TreeEntry, TreeEntryMenu, TreeLevel } from '../../lists/tree/tree-row.tsx';
import type { PartErrors } from '../../parts/part-state.ts';
import type { Target } from '../../queries/menu-queries.ts';
import { entryName } from './entry-name.ts';
import { EntrySettings } from './entry-settings.tsx';
import type { MenuRow } from './menu-tree.ts';
import * as styles from './menus.css.ts';
import type { MenuEditing } from './use-menu-editing.ts';

interface Props {
  row: MenuRow;
  rows: readonly MenuRow[];
  errors: PartErrors;
  target: Target | undefined;
  editing: MenuEditing;
  /** Adds entries below it; undefined on the last level. */
  onAdd: (() => void) | undefined;
}

/** An entry of a menu: its name opens its settings. */
export function EntryRow(props: Props) {
  const { row, errors, target, editing } = props;
  const { id } = row.node;
  const isOpen = editing.open === id;
  const toggle = () => editing.show(isOpen ? null : id);
  const t = useText();
  const name = entryName(row.node, t);
  const hasErrors = Object.keys(errors).some((path) => isOfEntry(path, row.path));
  return (
    <TreeEntry
      row={row}
      name={name}
      onStep={(way) => editing.step(row, way)}
      head={
        <>
          <button type="button" className={styles.entryName} aria-expanded={isOpen} onClick={toggle}>
            <span className={styles.entryLabel}>{name}</span>
            <span className={styles.entryAddress}>
              {row.node.items.length > 0 && row.level === 1 ? '' : row.node.link}
            </span>
            <TreeLevel row={row} />
          </button>
          {hasErrors && <Icon name="warning" className={styles.wrong} />}
          <TargetBadge target={row.node.item_type === '' ? target : undefined} />
          <EntryMenu {...props} name={name} isOpen={isOpen} onToggle={toggle} />
        </>
      }
    >
      {isOpen && (
        <EntrySettings row={row} name={name} errors={errors} onSet={(values) => editing.set(id, values)} />
      )}
    </TreeEntry>
  );
}

/** Whether an error is about this entry, and not about one below it. */
function isOfEntry(error: string, entry: string): boolean {
  return error.startsWith(`${entry}.`) && !error.startsWith(`${entry}.items.`);
}

function TargetBadge({ target }: { target: Target | undefined }) {
  const t = useText();
  if (!target || target.state === 'live') return null;
  return (
    <Badge tone={target.state === 'missing' ? 'bad' : 'waiting'}>{t(`menus_target_${target.state}`)}</Badge>
  );
}

interface MenuProps extends Props {
  name: string;
  isOpen: boolean;
  onToggle: () => void;
}

function EntryMenu({ row, rows, name, isOpen, editing, onToggle, onAdd }: MenuProps) {
  const t = useText();
  return (
    <TreeEntryMenu
      row={row}
      rows={rows}
      name={name}
      onStep={(way) => editing.step(row, way)}
      before={[
        { text: t(isOpen ? 'menus_entry_close' : 'menus_entry_open', { name }), onChoose: onToggle },
        ...(onAdd ? [{ text: t('menus_add_below'), onChoose: onAdd }] : []),
      ]}
      after={[
        { text: t('menus_entry_copy'), onChoose: () => editing.copy(row) },
        { text: t('menus_entry_remove'), dangerous: true, onChoose: () => editing.remove(row) },
      ]}
    />
  );
}
