import type { SiteMenu } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { EmptyState } from '@etalage/ui-kit/dashboard';
import { useMemo, useState } from 'react';
import type { PartErrors } from '../../parts/part-state.ts';
import { AddEntries } from './add-entries.tsx';
import { entryName } from './entry-name.ts';
import { DragRows } from '../../lists/tree/drag-rows.tsx';
import { EntryRow } from './entry-row.tsx';
import { rowsOf } from '../../lists/tree/tree-rows.ts';
import { MAX_LEVEL, nodesOf } from './menu-tree.ts';
import * as styles from './menus.css.ts';
import { TargetProblems } from './target-problems.tsx';
import type { ChangeItems } from './menu-changes.ts';
import { useFocusLater } from '../../lists/tree/use-focus-later.ts';
import { useMenuEditing } from './use-menu-editing.ts';
import { useTargets } from './use-targets.ts';

interface Props {
  items: SiteMenu['items'];
  errors: PartErrors;
  onChange: ChangeItems;
  onUndo: () => void;
}

/** The entries of a menu in their order, each with its settings: added, moved, copied and removed. */
export function MenuStructure({ items, errors, onChange, onUndo }: Props) {
  const t = useText();
  const nodes = useMemo(() => nodesOf(items), [items]);
  const rows = useMemo(() => rowsOf(nodes), [nodes]);
  const targets = useTargets(rows);
  const [list, focusLater] = useFocusLater();
  const editing = useMenuEditing(nodes, rows, onChange, { onUndo, focusLater });
  const [adding, setAdding] = useState<{ parent: string | null } | null>(null);
  return (
    <section ref={list} className={styles.structure} aria-labelledby="menu-structure">
      <div>
        <h2 id="menu-structure" className={styles.heading}>
          {t('menus_structure')}
        </h2>
        <TargetProblems rows={rows} targets={targets} onShow={editing.show} />
      </div>
      {rows.length === 0 ? (
        <EmptyState icon="menu" title={t('menus_structure_empty')} text={t('menus_structure_empty_text')} />
      ) : (
        <DragRows rows={rows} most={MAX_LEVEL} nameOf={(node) => entryName(node, t)} onDrop={editing.drop}>
          {(row) => (
            <EntryRow
              row={row}
              rows={rows}
              errors={errors}
              target={targets.get(row.node.link)}
              editing={editing}
              onAdd={row.level < MAX_LEVEL ? () => setAdding({ parent: row.node.id }) : undefined}
            />
          )}
        </DragRows>
      )}
      <AddEntries
        adding={adding}
        onOpen={() => setAdding({ parent: null })}
        onClose={() => setAdding(null)}
        onAdd={(given, isBlank) => editing.add(given, adding?.parent ?? null, isBlank)}
      />
      <p className={styles.small}>{t('tree_keys')}</p>
      <p role="status" className={styles.onlyRead}>
        {editing.moved}
      </p>
    </section>
  );
}
