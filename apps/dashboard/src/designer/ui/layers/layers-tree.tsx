import { shortcutOf } from '@etalage/designer-protocol';
import { parentOf, type BlockId, type PageDocument } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useDesigner, useDesignerSession } from '../../session/designer-context.tsx';
import { useBlockActions } from '../blocks/use-block-actions.ts';
import { LayerRow } from './layer-row.tsx';
import * as styles from './layers.css.ts';
import { TreeDropMark } from './tree-drop-mark.tsx';
import { treeMove, treeRows, type TreeRow } from './tree-rows.ts';

/** The blocks of the page as a tree: to choose, walk through and put in order without the canvas. */
export function LayersTree() {
  const t = useText();
  const session = useDesignerSession();
  const actions = useBlockActions();
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

  // After a deletion, undo or move from the tree the focus stays in it, on what is chosen now.
  useEffect(() => {
    if (!hadFocus.current || tree.current?.contains(window.document.activeElement)) return;
    if (window.document.activeElement === window.document.body && current) focusRow(current);
  }, [rows, current]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const id = (event.target as HTMLElement).dataset['layer'];
    if (!id || event.nativeEvent.isComposing) return;
    const shortcut = shortcutOf(event.nativeEvent);
    if (shortcut === 'move_up' || shortcut === 'move_down') {
      event.preventDefault();
      actions.moveBy(id, shortcut === 'move_up' ? -1 : 1);
      requestAnimationFrame(() => focusRow(id));
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      session.select(id);
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const move = treeMove(rows, id, event.key);
    if (!move) return;
    event.preventDefault();
    if ('focus' in move) {
      session.select(move.focus);
      focusRow(move.focus);
    } else if ('open' in move) toggle(move.open, true);
    else toggle(move.close, false);
  }

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
          // Focus that left for something else, not because its row went away.
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

/** The line that Tab comes to: the chosen block, or the closed one it is in, or the first. */
function visibleOf(
  document: PageDocument,
  rows: readonly TreeRow[],
  selected: BlockId | null,
): BlockId | null {
  const shown = new Set(rows.map(({ block }) => block.id));
  for (let at = selected; at !== null; at = parentOf(document, at)?.parent ?? null)
    if (shown.has(at)) return at;
  return rows[0]?.block.id ?? null;
}
