import { useText } from '@etalage/ui-kit';
import { Badge, controlButton, Icon, Menu } from '@etalage/ui-kit/dashboard';
import type { KeyboardEvent } from 'react';
import type { PartErrors } from '../../parts/part-state.ts';
import type { Target } from '../../queries/menu-queries.ts';
import { entryName } from './entry-name.ts';
import { EntrySettings } from './entry-settings.tsx';
import { placeOfStep } from '../../lists/tree/tree-rows.ts';
import type { MenuRow } from './menu-tree.ts';
import type { MenuEditing } from './use-menu-editing.ts';
import * as tree from '../../lists/tree/tree-rows.css.ts';
import * as styles from './menus.css.ts';
import { useEntryDrag } from '../../lists/tree/use-entry-drag.ts';
import { stepOfKey } from '../../lists/tree/step-of-key.ts';

interface Props {
  row: MenuRow;
  rows: readonly MenuRow[];
  errors: PartErrors;
  target: Target | undefined;
  editing: MenuEditing;
  /** Adds entries below it; undefined on the last level. */
  onAdd: (() => void) | undefined;
}

/** An entry: moved by its handle, by keys or by its menu; its name opens its settings. */
export function EntryRow(props: Props) {
  const { row, errors, target, editing } = props;
  const { id } = row.node;
  const isOpen = editing.open === id;
  const toggle = () => editing.show(isOpen ? null : id);
  const t = useText();
  const name = entryName(row.node, t);
  const drag = useEntryDrag(id);
  const hasErrors = Object.keys(errors).some((path) => isOfEntry(path, row.path));
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const way = stepOfKey(event);
    if (!way) return;
    event.preventDefault();
    editing.step(row, way);
  };
  return (
    <li
      data-entry={id}
      className={`${tree.entry} ${tree.levels[row.level]}`}
      data-dragging={drag.isDragging || undefined}
    >
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are pressed on the buttons in it */}
      <div {...drag.row} className={tree.entryHead} onKeyDown={press}>
        <button
          type="button"
          data-handle
          className={`${controlButton.icon} ${tree.handle}`}
          aria-label={t('menus_entry_drag', { name })}
          {...drag.handle}
        >
          <Icon name="drag" />
        </button>
        <button type="button" className={styles.entryName} aria-expanded={isOpen} onClick={toggle}>
          <span className={styles.entryLabel}>{name}</span>
          <span className={styles.entryAddress}>
            {row.node.items.length > 0 && row.level === 1 ? '' : row.node.link}
          </span>
          <span className={styles.onlyRead}>
            {t('menus_level', { level: row.level, place: row.index + 1, count: row.count })}
          </span>
        </button>
        {hasErrors && <Icon name="warning" className={styles.wrong} />}
        <TargetBadge target={row.node.item_type === '' ? target : undefined} />
        <EntryMenu {...props} name={name} isOpen={isOpen} onToggle={toggle} />
      </div>
      {isOpen && (
        <EntrySettings row={row} name={name} errors={errors} onSet={(values) => editing.set(id, values)} />
      )}
    </li>
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
  const steps = (['up', 'down', 'in', 'out'] as const).map((way) => ({
    text: t(`menus_move_${way}`),
    keys: t(`menus_keys_${way}`),
    disabled: placeOfStep(rows, row.node.id, way) === undefined,
    onChoose: () => editing.step(row, way),
  }));
  return (
    <Menu
      trigger={
        <button type="button" className={controlButton.icon} aria-label={t('menus_entry_menu', { name })}>
          <Icon name="more" />
        </button>
      }
      entries={[
        { text: t(isOpen ? 'menus_entry_close' : 'menus_entry_open', { name }), onChoose: onToggle },
        ...(onAdd ? [{ text: t('menus_add_below'), onChoose: onAdd }] : []),
        ...steps,
        { text: t('menus_entry_copy'), onChoose: () => editing.copy(row) },
        { text: t('menus_entry_remove'), dangerous: true, onChoose: () => editing.remove(row) },
      ]}
    />
  );
}
