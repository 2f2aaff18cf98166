import { hasTextInPlace } from '@etalage/blocks/schema';
import { findBlock, parentOf, type BlockId, type BlockInstance } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { Icon } from '@etalage/ui-kit/dashboard';
import { useDesigner, useDesignerSession } from '../../session/designer-context.tsx';
import { blockName } from '../blocks/block-name.ts';
import { definitionOf } from '../blocks/block-definition.ts';
import { useBlockActions } from '../blocks/use-block-actions.ts';
import { useDragHandle } from '../drag/use-drag-handle.ts';
import { keysOf } from '../keys/keys-of.ts';
import { useScreen } from '../screen/screen-state.tsx';
import * as styles from './block-tools.css.ts';
import { EditMenu } from './edit-menu.tsx';
import { isItem } from './grid/grid-item-at.ts';
import { ToolButton } from './tool-button.tsx';
import { useToolsPlace } from './use-tools-place.ts';

/** The row of buttons at the selected block, beginning with its name, which is also the handle to drag it by. */
export function BlockTools({ id, scale }: { id: BlockId; scale: number }) {
  const t = useText();
  const block = useDesigner((state) => state.document.blocks[id]);
  const typing = useDesigner((state) => state.text.active);
  const name = blockName(t, block);
  const { ref, handle } = useDragHandle('canvas', { type: block?.type ?? '', id }, name);
  const { ref: toolsRef, place, isInside } = useToolsPlace(id, scale, name);
  if (!block || !place) return null;
  return (
    <div
      ref={toolsRef}
      className={[styles.tools, isInside && styles.over, typing && styles.away].filter(Boolean).join(' ')}
      style={place}
      role="toolbar"
      aria-label={t('designer_block_toolbar', { name })}
    >
      <button
        type="button"
        ref={ref}
        className={styles.handle}
        {...handle}
        aria-label={t('designer_block_drag', { name })}
      >
        <Icon name="drag" size={16} />
        <span className={styles.toolsName}>{name}</span>
      </button>
      <Buttons block={block} />
    </div>
  );
}

function Buttons({ block }: { block: BlockInstance }) {
  const { id, type } = block;
  const t = useText();
  const session = useDesignerSession();
  const actions = useBlockActions();
  const { change } = useScreen();
  const definition = definitionOf(type);
  function addAfter() {
    const { document } = session.store.getState();
    const at = parentOf(document, id);
    if (at && findBlock(document, id)) change({ panel: 'add', insertAt: { ...at, index: at.index + 1 } });
  }
  function editText() {
    // The frame can set the cursor in a text only while it has the focus of the window.
    window.document.querySelector<HTMLIFrameElement>('[data-drop="canvas"] iframe')?.focus();
    session.editText(id);
  }
  return (
    <>
      {definition && hasTextInPlace(definition) && (
        <ToolButton icon="text" text={t('designer_block_edit_text')} onClick={editText} />
      )}
      <EditMenu block={block} />
      <ToolButton
        icon="up"
        text={t('designer_block_up')}
        onClick={() => actions.moveBy(id, -1)}
        keys={keysOf(t, 'move_up')}
      />
      <ToolButton
        icon="down"
        text={t('designer_block_down')}
        onClick={() => actions.moveBy(id, 1)}
        keys={keysOf(t, 'move_down')}
      />
      <ToolButton
        icon="copy"
        text={t('designer_block_duplicate')}
        onClick={() => actions.duplicate(id)}
        keys={keysOf(t, 'duplicate')}
      />
      <ToolButton icon="plus" text={t('designer_block_add_after')} onClick={addAfter} />
      {/* The item of a grid has a remove button of its own, beside its number. */}
      {!isItem(type) && (
        <ToolButton
          icon="trash"
          text={t('designer_block_remove')}
          onClick={() => actions.remove(id)}
          keys={keysOf(t, 'remove')}
        />
      )}
    </>
  );
}
