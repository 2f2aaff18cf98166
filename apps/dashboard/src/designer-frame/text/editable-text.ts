import { renderRegistry } from '@etalage/blocks/render';
import type { BlockDefinition } from '@etalage/blocks/schema';
import type { BlockId } from '@etalage/site-model';
import type { CanvasStore } from '../create-canvas-store.ts';
import { chooseField } from './choose-field.ts';

/** The definition of a block of the page; undefined if the block was removed or its type is not known. */
export function definitionIn(store: CanvasStore, id: BlockId): BlockDefinition | undefined {
  const type = store.block(id)?.type;
  return type !== undefined && Object.hasOwn(renderRegistry, type)
    ? renderRegistry[type]?.definition
    : undefined;
}

/** The field whose text is at an element of a block, or the block's first text. */
export function fieldAt(store: CanvasStore, id: BlockId, target: Element | null): string | undefined {
  const block = store.block(id);
  const definition = definitionIn(store, id);
  return block && definition && chooseField(definition, block, target);
}
