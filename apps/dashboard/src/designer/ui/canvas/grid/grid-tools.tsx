import { findBlock, type BlockId } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { Icon } from '@etalage/ui-kit/dashboard';
import { useEffect } from 'react';
import type { Rect } from '../../../store/designer-state.ts';
import { useDesigner, useDesignerSession } from '../../../session/designer-context.tsx';
import { useBlockActions } from '../../blocks/use-block-actions.ts';
import { gridItemAt, itemList, itemsOf, type ItemList } from './grid-item-at.ts';
import { GridItemTools } from './grid-item-tools.tsx';
import * as styles from './grid-tools.css.ts';
import { SortableItems } from './sortable-items.tsx';
import { useLingering } from './use-lingering.ts';

/** The controls for the items of the grid that is hovered or selected (DSGN-08 to DSGN-10). */
export function GridTools({ scale }: { scale: number }) {
  const document = useDesigner((state) => state.document);
  const hovered = useDesigner((state) => state.hovered);
  const selected = useDesigner((state) => state.selected);
  const at = gridItemAt(document, hovered) ?? gridItemAt(document, selected);
  const { shown: grid, hold } = useLingering(at?.grid ?? null);
  const list = grid === null ? undefined : itemList(findBlock(document, grid)?.type ?? '');
  if (grid === null || !list) return null;
  const pointed = at?.grid === grid ? at.item : null;
  return <Items key={grid} grid={grid} list={list} scale={scale} hold={hold} pointed={pointed} />;
}

/** Height that the controls of an item take from its top, in pixels of the screen. */
const CONTROLS_HEIGHT = 42;

interface ItemsProps {
  grid: BlockId;
  list: ItemList;
  scale: number;
  pointed: BlockId | null;
  /** The pointer entered or left the controls, which are over the page. */
  hold: (held: boolean) => void;
}

function Items({ grid, list, scale, pointed, hold }: ItemsProps) {
  const t = useText();
  const session = useDesignerSession();
  const actions = useBlockActions();
  const ids = useDesigner((state) => itemsOf(state.document, grid));
  const rects = useDesigner((state) => state.rects);
  const selected = useDesigner((state) => state.selected);
  const item = useLingering(pointed);
  const box = rects[grid];
  useEffect(() => () => hold(false), [hold]);
  const setHeld = (now: boolean) => {
    item.hold(now);
    hold(now);
  };
  const place = { parent: grid, slot: list.slot };
  return (
    <>
      <SortableItems
        ids={ids}
        nameOf={(id) => t('designer_grid_item', { index: ids.indexOf(id) + 1 })}
        onDrop={(id, index) => {
          if (ids[index] === id) session.select(id, false);
          else actions.moveTo(id, { ...place, index });
        }}
      >
        {ids.map((id, at) => {
          const rect = rects[id];
          if (!rect) return null;
          const state = item.shown === id ? item.state : 'inactive';
          return (
            <GridItemTools
              key={id}
              id={id}
              rect={rect}
              scale={scale}
              state={state}
              index={at + 1}
              current={selected === id}
              onHold={setHeld}
              onChoose={() => session.select(id, false)}
              onRemove={() => {
                setHeld(false);
                actions.remove(id);
              }}
            />
          );
        })}
      </SortableItems>
      {box && (
        <AddItem
          left={box.x * scale}
          top={addTop(box, ids, rects, scale)}
          onHold={hold}
          onAdd={() => actions.insert(list.item, { ...place, index: ids.length })}
        />
      )}
    </>
  );
}

/** Under the grid, and under the controls of items that are lower than these. */
function addTop(box: Rect, ids: readonly BlockId[], rects: Record<BlockId, Rect>, scale: number): number {
  const tops = ids.flatMap((id) => (rects[id] ? [rects[id].y * scale + CONTROLS_HEIGHT] : []));
  return Math.max((box.y + box.height) * scale, ...tops);
}

interface AddItemProps {
  left: number;
  top: number;
  onHold: (held: boolean) => void;
  onAdd: () => void;
}

function AddItem({ left, top, onHold, onAdd }: AddItemProps) {
  const t = useText();
  return (
    <button
      type="button"
      className={styles.add}
      style={{ left, top }}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onClick={onAdd}
    >
      <Icon name="plus" size={16} />
      {t('designer_grid_add')}
    </button>
  );
}
