import type { BlockId, BlockInstance } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { Icon, type IconName } from '@etalage/ui-kit/dashboard';
import { memo } from 'react';
import { useDesigner, useDesignerSession } from '../../session/designer-context.tsx';
import { blockHealth } from '../blocks/block-health.ts';
import { BlockMenu } from '../blocks/block-menu.tsx';
import { blockName, blockLabel } from '../blocks/block-name.ts';
import { definitionOf } from '../blocks/block-definition.ts';
import { useDragHandle } from '../drag/use-drag-handle.ts';
import * as styles from './layers.css.ts';
import { INDENT_STEP } from '../drag/tree-rects.ts';

interface Props {
  block: BlockInstance;
  level: number;
  index: number;
  count: number;
  hasChildren: boolean;
  open: boolean;
  selected: boolean;
  /** The only row that Tab focuses. */
  current: boolean;
  onToggle: (id: BlockId, open: boolean) => void;
}

/** A row of the tree; rendered again only when its own properties change. */
export const LayerRow = memo(function LayerRow(props: Props) {
  const { block, level, index, count, hasChildren, open, selected, current, onToggle } = props;
  const t = useText();
  const session = useDesignerSession();
  const thrown = useDesigner((state) => state.issues[block.id]);
  const name = blockName(t, block);
  const label = blockLabel(block);
  const isFound = useDesigner((state) => state.findings.some((finding) => finding.block === block.id));
  const needsAttention = isFound || blockHealth(block, thrown).state !== 'good';
  const { ref, handle, isDragging } = useDragHandle('tree', { type: block.type, id: block.id }, name);
  // The row handles keys; its name is dragged by mouse and finger only.
  const { onMouseDown, onTouchStart } = handle;
  const pointer = { onMouseDown, onTouchStart };
  return (
    // Keys are handled by the tree around it.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="treeitem"
      data-layer={block.id}
      aria-level={level}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-selected={selected}
      aria-label={[name, label, needsAttention ? t('designer_layer_issue') : ''].filter(Boolean).join(' ')}
      {...(hasChildren && { 'aria-expanded': open })}
      tabIndex={current ? 0 : -1}
      className={isDragging ? `${styles.row} ${styles.dragged}` : styles.row}
      style={{ paddingInlineStart: 4 + (level - 1) * INDENT_STEP }}
      onClick={() => session.select(block.id)}
      onPointerEnter={() => session.hover(block.id)}
      onPointerLeave={() => session.hover(null)}
    >
      {hasChildren ? (
        <button
          type="button"
          tabIndex={-1}
          className={styles.toggle}
          data-open={open}
          aria-label={t(open ? 'designer_layer_close' : 'designer_layer_open')}
          onClick={(event) => {
            event.stopPropagation();
            onToggle(block.id, !open);
          }}
        >
          <Icon name="next" size={16} />
        </button>
      ) : (
        <span className={styles.noToggle} />
      )}
      <span className={styles.name} ref={ref} {...pointer}>
        <Icon name={needsAttention ? 'warning' : iconOf(block)} size={16} />
        <span className={styles.textColumn}>
          {name} {label && <span className={styles.hint}>{label}</span>}
        </span>
      </span>
      <span className={styles.more}>
        <BlockMenu id={block.id} name={name} tabIndex={-1} />
      </span>
    </div>
  );
});

function iconOf({ type }: BlockInstance): IconName {
  if (type === 'paragraph') return 'text';
  if (type === 'image') return 'image';
  return definitionOf(type)?.kind === 'section' ? 'section' : 'block';
}
