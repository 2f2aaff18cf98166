import { copyBlocks, type BlockInstance } from '@etalage/site-model';

const key = 'etalage-copied-blocks';

/** Keeps a subtree for pasting, on this page or another one of this browser. */
export function keepCopied(blocks: readonly BlockInstance[], storage: Storage = localStorage): void {
  try {
    storage.setItem(key, JSON.stringify(blocks));
  } catch {
    // A full storage costs the copy, not the page.
  }
}

/** The subtree that was copied, with fresh ids; undefined when there is none that can be read. */
export function takeCopied(
  newId: () => string,
  storage: Storage = localStorage,
): BlockInstance[] | undefined {
  try {
    const blocks = JSON.parse(storage.getItem(key) ?? '[]') as unknown;
    if (!Array.isArray(blocks) || blocks.length === 0 || !blocks.every(isBlock)) return undefined;
    return copyBlocks(blocks, newId);
  } catch {
    return undefined;
  }
}

function isBlock(value: unknown): value is BlockInstance {
  if (typeof value !== 'object' || value === null) return false;
  const { id, type, data, slots } = value as Partial<BlockInstance>;
  return [typeof id, typeof type, typeof data, typeof slots].join() === 'string,string,object,object';
}
