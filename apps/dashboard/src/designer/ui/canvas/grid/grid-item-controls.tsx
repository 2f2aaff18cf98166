import { useText } from '@etalage/ui-kit';
import { Icon, Tooltip } from '@etalage/ui-kit/dashboard';
import type { HTMLAttributes, Ref } from 'react';
import * as styles from './grid-tools.css.ts';

export interface GridItemActions {
  /** The pointer entered or left the controls. */
  onHold: (held: boolean) => void;
  onChoose: () => void;
  onRemove: () => void;
}

interface Props extends GridItemActions {
  /** From 1. */
  index: number;
  /** The selected item, which can be deleted. */
  current: boolean;
  handleRef: Ref<HTMLButtonElement>;
  handle: HTMLAttributes<HTMLButtonElement>;
}

/** The controls of one item: delete, select by its number, and the handle to drag it by. */
export function GridItemControls({ index, current, handleRef, handle, ...actions }: Props) {
  const t = useText();
  const { onHold, onChoose, onRemove } = actions;
  return (
    <div
      className={styles.controls}
      role="group"
      aria-label={t('designer_grid_item', { index })}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
    >
      {/* First, because the row is aligned right: the pressed number then stays under the pointer. */}
      {current && (
        <Tooltip text={t('designer_grid_item_remove', { index })} side="top">
          <button
            type="button"
            className={styles.control}
            aria-label={t('designer_grid_item_remove', { index })}
            onClick={onRemove}
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
          onClick={onChoose}
        >
          {index}
        </button>
      </Tooltip>
      <button
        type="button"
        ref={handleRef}
        className={`${styles.control} ${styles.handle}`}
        {...handle}
        aria-label={t('designer_grid_item_drag', { index })}
        onClick={onChoose}
      >
        <Icon name="drag" size={16} />
      </button>
    </div>
  );
}
