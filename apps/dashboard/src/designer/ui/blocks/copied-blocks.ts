import { copyBlocks, type BlockInstance } from '@etalage/site-model';

const STORAGE_KEY = 'etalage-copied-blocks';

/** Stores a subtree to be pasted, on this page or on another one in this browser. */
export function keepCopied(blocks: readonly BlockInstance[], storage: Storage = localStorage): void {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(blocks));
  } catch {
    // With a full storage there is nothing to paste; the page is not affected.
  }
}

/** The subtree that was copied, with new ids; undefined if there is none or it cannot be read. */
export function takeCopied(
  newId: () => string,
  storage: Storage = localStorage,
): BlockInstance[] | undefined {
  try {
    const blocks = JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]') as unknown;
    if (!Array.isArray(blocks) || blocks.length === 0 || !blocks.every(isBlock)) return undefined;
    return copyBlocks(blocks, newId);
  } catch {
    return undefined;
  }
}

function isBlock(value: unknown): value is BlockInstance {
  if (typeof value !== 'object' || value === null) return false;
  const { id, type, data, slots } = value as Partial<BlockInstance>;
  return (
    typeof id === 'string' &&
    typeof type === 'string' &&
    typeof data === 'object' &&
    typeof slots === 'object'
  );
}
