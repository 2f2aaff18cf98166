import { referencesOf } from '@etalage/blocks/schema';
import {
  copyBlocks,
  insertBlock,
  parentOf,
  removeBlock,
  subtree,
  type BlockId,
  type BlockInstance,
  type Operation,
  type PageDocument,
} from '@etalage/site-model';
import type { Translate } from '@etalage/texts';
import { newId } from '../../new-id.ts';
import { definitionOf } from './block-definition.ts';
import { starterBlocks } from './starter-blocks.ts';

/** Whether an owner can save a block as content: a content block that can stand by itself. */
export function canBeSaved({ type }: BlockInstance): boolean {
  const definition = definitionOf(type);
  return definition?.kind === 'content' && definition.groups.length > 0 && type !== 'savedcontent';
}

/** The template that a block of saved content shows; undefined for another block, or without one. */
export function savedTemplate(block: BlockInstance): string | undefined {
  return block.type === 'savedcontent' ? referencesOf(block)[0]?.ids[0] : undefined;
}

/** The blocks of a new template with a copy of a block: a section with that block, its top first. */
export function templateOfBlock(document: PageDocument, id: BlockId, t: Translate): BlockInstance[] {
  const copies = copyBlocks(subtree(document, id), newId);
  const [section] = starterBlocks('sectionContent', t, newId, {});
  const [top] = copies;
  if (!section || !top) return [];
  return [{ ...section, slots: { ...section.slots, content: [top.id] } }, ...copies];
}

/** The operations that put saved content in the place of a block; none if the block is gone. */
export function replacingOperations(document: PageDocument, id: BlockId, template: string): Operation[] {
  const place = parentOf(document, id);
  const removal = removeBlock(document, id);
  if (!place || !removal) return [];
  const version = definitionOf('savedcontent')?.version ?? 1;
  const saved = { id: newId(), type: 'savedcontent', version, data: { savedcontent: template }, slots: {} };
  return [removal, insertBlock([saved], place)];
}
