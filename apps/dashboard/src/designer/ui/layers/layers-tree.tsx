import type { BlockId } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDesigner } from '../../session/designer-context.tsx';
import { LayerRow } from './layer-row.tsx';
import * as styles from './layers.css.ts';
import { TreeDropMark } from './tree-drop-mark.tsx';
import { treeRows } from './tree-rows.ts';
import { useTreeKeys } from './use-tree-keys.ts';
import { visibleOf } from './visible-of.ts';

/** The blocks of the page as a tree: to select, read and reorder them without the canvas. */
export function LayersTree() {
  const t = useText();
  const document = useDesigner((state) => state.document);
  const selected = useDesigner((state) => state.selected);
  const [closed, setClosed] = useState<ReadonlySet<BlockId>>(new Set());
  const tree = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const rows = useMemo(() => treeRows(document, closed), [document, closed]);
  const current = visibleOf(document, rows, selected);

  const focusRow = (id: BlockId) =>
    tree.current?.querySelector<HTMLElement>(`[data-layer="${CSS.escape(id)}"]`)?.focus();
  const toggle = (id: BlockId, open: boolean) =>
    setClosed((before) => {
      const next = new Set(before);
      if (open) next.delete(id);
      else next.add(id);
      return next;
    });

  // After a deletion, undo or move from the tree the focus stays in it, on the row of the selected block.
  useEffect(() => {
    if (!hadFocus.current || tree.current?.contains(window.document.activeElement)) return;
    if (window.document.activeElement === window.document.body && current) focusRow(current);
  }, [rows, current]);

  const onKeyDown = useTreeKeys({ rows, focusRow, toggle });

  if (rows.length === 0) return <p className={styles.empty}>{t('designer_layers_empty')}</p>;
  return (
    <div className={styles.scroll} data-drop="tree" ref={tree}>
      <div
        role="tree"
        tabIndex={-1}
        aria-label={t('designer_layers_label')}
        className={styles.tree}
        onKeyDown={onKeyDown}
        onFocus={() => (hadFocus.current = true)}
        onBlur={(event) => {
          // The focus moved to another element; it was not lost because its row was removed.
          if (event.relatedTarget) hadFocus.current = false;
        }}
      >
        {rows.map(({ block, level, index, count, hasChildren, open }) => (
          <LayerRow
            key={block.id}
            block={block}
            level={level}
            index={index}
            count={count}
            hasChildren={hasChildren}
            open={open}
            selected={block.id === selected}
            current={block.id === current}
            onToggle={toggle}
          />
        ))}
      </div>
      <TreeDropMark />
    </div>
  );
}
