import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { BlockId } from '@etalage/site-model';
import type { Rect } from '../../../store/designer-state.ts';
import { scaled } from '../scaled.ts';
import { GridItemControls, type GridItemActions } from './grid-item-controls.tsx';
import * as styles from './grid-tools.css.ts';
import { gridDrag } from './sortable-items.tsx';
import type { HoverState } from './use-lingering.ts';

interface Props extends GridItemActions {
  id: BlockId;
  /** From 1. */
  index: number;
  rect: Rect;
  scale: number;
  state: HoverState;
  /** The selected item, which can be deleted. */
  current: boolean;
}

/** The box of one item over the page, with its controls while they are shown (DSGN-12, DSGN-14). */
export function GridItemTools({ id, index, rect, scale, state, current, ...actions }: Props) {
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
    active,
  } = useSortable({ id, transition: { duration: gridDrag.animation, easing: 'ease' } });
  const shown = state !== 'inactive' || isDragging;
  const { role: _role, ...described } = attributes;
  return (
    <div
      ref={setNodeRef}
      className={styles.item}
      style={{ ...scaled(rect, scale), transform: CSS.Translate.toString(transform), transition }}
      data-grid-item={id}
      data-state={state}
      data-current={current}
      data-moving={active !== null}
    >
      {shown && (
        <GridItemControls
          index={index}
          current={current}
          handleRef={setActivatorNodeRef}
          handle={{ ...described, ...listeners }}
          {...actions}
        />
      )}
    </div>
  );
}
