import {
  copyBlocks,
  fromNestedForm,
  toNestedForm,
  type BlockId,
  type BlockInstance,
  type PageDocument,
} from '@etalage/site-model';

/** Blocks with the ids of those at their top, in order. */
export interface ReadBlocks {
  readonly root: readonly BlockId[];
  readonly blocks: readonly BlockInstance[];
}

interface Reading {
  slotsOf: (type: string) => readonly string[];
  newId: () => BlockId;
}

/** A value that may be stored as JSON; undefined for JSON that cannot be parsed. */
export function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads a list of blocks in nested form, or JSON with one, with new ids; undefined for anything else (BLK-28). */
export function readNested(value: unknown, { slotsOf, newId }: Reading): ReadBlocks | undefined {
  let count = 0;
  const read = fromNestedForm(parsed(value), { slotsOf, newId: () => `nested-${count++}` });
  if ('refused' in read) return undefined;
  const given = Object.values(read.blocks);
  const blocks = copyBlocks(given, newId);
  const ids = new Map(given.map(({ id }, at) => [id, blocks[at]?.id ?? id]));
  return { root: read.root.map((id) => ids.get(id) ?? id), blocks };
}

/**
 * The content of an item in nested form, as new items of its grid get it, with other ids (BLK-28); undefined if it has no such
 * form.
 */
export function structureOf(document: PageDocument, item: BlockId): unknown {
  const root = document.blocks[item]?.slots['content'] ?? [];
  const nested = toNestedForm({ ...document, root: [...root] }, 0);
  return 'refused' in nested ? undefined : nested.blocks;
}
