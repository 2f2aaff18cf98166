import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { BlockId } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { Icon, Tooltip } from '@etalage/ui-kit/dashboard';
import type { Rect } from '../../../store/designer-state.ts';
import { scaled } from '../scaled.ts';
import * as styles from './grid-tools.css.ts';
import { gridDrag } from './sortable-items.tsx';
import type { HoverState } from './use-lingering.ts';

interface Props {
  id: BlockId;
  /** From 1. */
  index: number;
  rect: Rect;
  scale: number;
  state: HoverState;
  /** The item in hand, which can be deleted. */
  current: boolean;
  onHold: (held: boolean) => void;
  onChoose: () => void;
  onRemove: () => void;
}

/** The box of one item over the page, with its controls while they are shown (DSGN-12, DSGN-14). */
export function GridItemTools({ id, index, rect, scale, state, current, ...on }: Props) {
  const t = useText();
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
  const { role: _role, ...handle } = attributes;
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
        <div
          className={styles.controls}
          role="group"
          aria-label={t('designer_grid_item', { index })}
          onPointerEnter={() => on.onHold(true)}
          onPointerLeave={() => on.onHold(false)}
        >
          {/* First, so that what was pressed stays under the pointer: the row stands at the right of its item. */}
          {current && (
            <Tooltip text={t('designer_grid_item_remove', { index })} side="top">
              <button
                type="button"
                className={styles.control}
                aria-label={t('designer_grid_item_remove', { index })}
                onClick={on.onRemove}
              >
                <Icon name="trash" size={16} />
              </button>
            </Tooltip>
          )}
          <Tooltip text={t('designer_grid_item_choose', { index })} side="top">
            <button
              type="button"
              className={styles.control}
              aria-pressed={current}
              aria-label={t('designer_grid_item_choose', { index })}
              onClick={on.onChoose}
            >
              {index}
            </button>
          </Tooltip>
          <button
            type="button"
            ref={setActivatorNodeRef}
            className={`${styles.control} ${styles.handle}`}
            {...handle}
            {...listeners}
            aria-label={t('designer_grid_item_drag', { index })}
            onClick={on.onChoose}
          >
            <Icon name="drag" size={16} />
          </button>
        </div>
      )}
    </div>
  );
}
