import { withoutReferences } from '@etalage/blocks/schema';
import { copyBlocks, type BlockInstance } from '@etalage/site-model';

const STORAGE_KEY = 'etalage-copied-blocks';

/** Stores a subtree of a website for pasting, on this page or another one of this browser. */
export function storeCopied(
  blocks: readonly BlockInstance[],
  website: string,
  storage: Storage = localStorage,
): void {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify({ website, blocks }));
  } catch {
    // With a full storage there is nothing to paste; the page is not affected.
  }
}

export interface ReadCopy {
  /** With new ids. */
  blocks: BlockInstance[];
  /** Whether references were emptied, because the blocks are from another website. */
  lostReferences: boolean;
}

/** The subtree that was copied, for pasting on a website; undefined if there is none or it cannot be read. */
export function readCopied(
  newId: () => string,
  website: string,
  storage: Storage = localStorage,
): ReadCopy | undefined {
  try {
    const copied = JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}') as {
      website?: unknown;
      blocks?: unknown;
    };
    const { blocks } = copied;
    if (!Array.isArray(blocks) || blocks.length === 0 || !blocks.every(isBlock)) return undefined;
    const usable = copied.website === website ? blocks : blocks.map(withoutReferences);
    const lostReferences = usable.some((block, index) => block !== blocks[index]);
    return { blocks: copyBlocks(usable, newId), lostReferences };
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
