import { hasTextInPlace } from '@etalage/blocks/schema';
import {
  findBlock,
  parentOf,
  readingOrder,
  subtree,
  type BlockId,
  type PageDocument,
} from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { Icon, type IconName, Tooltip } from '@etalage/ui-kit/dashboard';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useDesigner, useDesignerSession } from '../../session/designer-context.tsx';
import { blockName } from '../blocks/block-name.ts';
import { definitionOf } from '../blocks/block-definition.ts';
import { useBlockActions } from '../blocks/use-block-actions.ts';
import { useDragHandle } from '../drag/use-drag-handle.ts';
import { keysOf } from '../keys/keys-of.ts';
import { useScreen } from '../screen/screen-state.tsx';
import * as styles from './block-tools.css.ts';
import { scaled } from './scaled.ts';
import { toolsPlace } from './tools-place.ts';

/** The row of buttons at the chosen block, beginning with its name and the handle to drag it by. */
export function BlockTools({ id, scale }: { id: BlockId; scale: number }) {
  const t = useText();
  const session = useDesignerSession();
  const actions = useBlockActions();
  const { change } = useScreen();
  const rects = useDesigner((state) => state.rects);
  const document = useDesigner((state) => state.document);
  const block = document.blocks[id];
  const rect = rects[id];
  const others = useMemo(() => leavesBeside(document, id), [document, id]);
  const typing = useDesigner((state) => state.text.active);
  const name = blockName(t, block);
  const { ref, handle } = useDragHandle('canvas', { type: block?.type ?? '', id }, name);
  const tools = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({
    tools: { width: 320, height: 40 },
    sheet: { width: 800, height: 600 },
  });
  useLayoutEffect(() => {
    const sheet = tools.current?.parentElement;
    // Hidden tools have no size; they are measured when typing ends, before they are seen.
    if (!sheet || typing) return;
    const next = {
      tools: { width: tools.current?.offsetWidth ?? 0, height: tools.current?.offsetHeight ?? 0 },
      sheet: { width: sheet.clientWidth, height: sheet.clientHeight },
    };
    setSize((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  }, [rect, scale, name, typing]);
  if (!block || !rect) return null;
  const boxes = others.flatMap((other) => (rects[other] ? [scaled(rects[other], scale)] : []));
  const place = toolsPlace(scaled(rect, scale), size.sheet, size.tools, boxes);
  if (!place) return null;

  const definition = definitionOf(block.type);
  function addAfter() {
    const at = parentOf(document, id);
    if (at && findBlock(document, id)) change({ panel: 'add', insertAt: { ...at, index: at.index + 1 } });
  }
  function editText() {
    // The frame can put its cursor in a text only while the window's focus is in it.
    window.document.querySelector<HTMLIFrameElement>('[data-drop="canvas"] iframe')?.focus();
    session.editText(id);
  }
  const button = (icon: IconName, text: string, onClick: () => void, keys?: string) => (
    <Tooltip text={text} keys={keys} side="top">
      <button type="button" className={styles.tool} aria-label={text} onClick={onClick}>
        <Icon name={icon} size={18} />
      </button>
    </Tooltip>
  );
  return (
    <div
      ref={tools}
      className={typing ? `${styles.tools} ${styles.away}` : styles.tools}
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
      {definition && hasTextInPlace(definition) && button('text', t('designer_block_edit_text'), editText)}
      {button('up', t('designer_block_up'), () => actions.moveBy(id, -1), keysOf(t, 'move_up'))}
      {button('down', t('designer_block_down'), () => actions.moveBy(id, 1), keysOf(t, 'move_down'))}
      {button('copy', t('designer_block_duplicate'), () => actions.duplicate(id), keysOf(t, 'duplicate'))}
      {button('plus', t('designer_block_add_after'), addAfter)}
      {/* The item of a grid has its own, beside its number. */}
      {block.type !== 'gridItem' &&
        button('trash', t('designer_block_remove'), () => actions.remove(id), keysOf(t, 'remove'))}
    </div>
  );
}

/** Blocks without blocks of their own, besides this one and what is in it: their boxes are full of text or pictures. */
function leavesBeside(document: PageDocument, id: BlockId): BlockId[] {
  const own = new Set(subtree(document, id).map((block) => block.id));
  return readingOrder(document)
    .filter((block) => !own.has(block.id) && Object.values(block.slots).every((ids) => ids.length === 0))
    .map((block) => block.id);
}
