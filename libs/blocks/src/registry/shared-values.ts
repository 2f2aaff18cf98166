import {
  type BlockId,
  type BlockInstance,
  copyBlocks,
  insertBlock,
  type Operation,
  type PageDocument,
  removeBlock,
  setData,
  subtree,
} from '@etalage/site-model';
import { companionName, contentNames } from '../runtime/companions.ts';
import { definitionOfBlock } from './block-references.ts';
import { currentDocument } from './current-document.ts';

/**
 * A value that a website stores once for a field of a template (SEC-09): the stored data of a field, or the blocks of a
 * slot. Blocks are named by their place, so that equal content is equal whatever the ids in its document are.
 */
export type SharedValue =
  | { readonly data: unknown }
  | { readonly blocks: BlockInstance[]; readonly root: BlockId[] };

/** A shared value and where the website stores it (SEC-09). */
export interface StoredSharedValue {
  /** Type of the section. */
  readonly template: string;
  /** Name of the content field or slot. */
  readonly field: string;
  /** Version of the section whose form the value has. */
  readonly version: number;
  readonly value: SharedValue;
}

/**
 * The content fields and slots of a block that show the value of the website, because their companion is '0'; none of a block
 * that is not in the form of its current version, because it cannot be read.
 */
export function sharedNames({ type, version, data }: BlockInstance): string[] {
  const definition = definitionOfBlock(type);
  if (definition?.kind !== 'section' || definition.version !== version) return [];
  return contentNames(definition).filter((name) => String(data[companionName(name)]) === '0');
}

/** The value of a content field or slot of a block. A field that was never filled in has the data null. */
export function sharedValueOf(document: PageDocument, block: BlockInstance, name: string): SharedValue {
  if (!isSlot(block, name)) return { data: block.data[name] ?? null };
  const inner = blocksIn(document, block, name);
  const ids = new Map(inner.map(({ id }, index) => [id, `b${index}`]));
  const named = ids.values();
  return {
    blocks: copyBlocks(inner, () => named.next().value as BlockId),
    root: childrenIn(block, name).map((id) => ids.get(id) as BlockId),
  };
}

/**
 * A stored value in the form of the current versions of its section and of the blocks in it, so that it can be compared with
 * a document that was migrated. One that cannot be brought there stays as it is, with its version.
 */
export function currentSharedValue(stored: StoredSharedValue): StoredSharedValue {
  const { template, field, version, value } = stored;
  const isData = 'data' in value;
  const section: BlockInstance = {
    id: 'section',
    type: template,
    version,
    data: isData && value.data !== null ? { [field]: value.data } : {},
    slots: isData ? {} : { [field]: value.root },
  };
  const blocks = byId(isData ? [section] : [section, ...value.blocks]);
  const document: PageDocument = { version: 1, root: [section.id], blocks };
  const current = currentDocument(document);
  const read = current.blocks[section.id] ?? section;
  if (current === document || isSlot(read, field) === isData) return stored;
  return { ...stored, version: read.version, value: sharedValueOf(current, read, field) };
}

/**
 * The operations that give a content field or slot of a block another value; `newId` makes the id of each block from its
 * id in the value.
 */
export function sharingOperations(
  document: PageDocument,
  block: BlockInstance,
  { name, value, newId }: { name: string; value: SharedValue; newId: (inner: BlockId) => BlockId },
): Operation[] {
  if ('data' in value) {
    const operation = setData(document, block.id, { [name]: value.data ?? undefined });
    return operation ? [operation] : [];
  }
  // From the last to the first, so that the places of the others stay right.
  const removed = childrenIn(block, name)
    .toReversed()
    .flatMap((id) => removeBlock(document, id) ?? []);
  const ids = new Map(value.blocks.map(({ id }) => [id, newId(id)]));
  const made = ids.values();
  const copies = copyBlocks(value.blocks, () => made.next().value as BlockId);
  const copied: PageDocument = { ...document, root: [], blocks: byId(copies) };
  const inserted = value.root.map((id, index) =>
    insertBlock(subtree(copied, ids.get(id) as BlockId), { parent: block.id, slot: name, index }),
  );
  return [...removed, ...inserted];
}

function isSlot({ type }: BlockInstance, name: string): boolean {
  return definitionOfBlock(type)?.slots.includes(name) ?? false;
}

function childrenIn(block: BlockInstance, slot: string): readonly BlockId[] {
  return block.slots[slot] ?? [];
}

function blocksIn(document: PageDocument, block: BlockInstance, slot: string): BlockInstance[] {
  return childrenIn(block, slot).flatMap((id) => subtree(document, id));
}

function byId(blocks: readonly BlockInstance[]): Record<BlockId, BlockInstance> {
  return Object.fromEntries(blocks.map((block) => [block.id, block]));
}
