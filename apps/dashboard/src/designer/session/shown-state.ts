import type { BlockId, Operation } from '@etalage/site-model';
import type { Saving } from '../store/designer-state.ts';
import { isSaved, type SaveQueue } from '../saving/save-queue.ts';

/** How far saving is, as the screen says it. */
export function savingOf(queue: SaveQueue): Saving {
  if (queue.problem) return queue.problem;
  if (queue.travelling) return 'saving';
  return isSaved(queue) ? 'saved' : 'unsaved';
}

/** Issues of blocks that were not changed since; a changed one is drawn again and reported anew. */
export function withoutTouched(issues: Record<BlockId, string[]>, operations: readonly Operation[]) {
  const touched = new Set(
    operations.flatMap((one) => ('id' in one ? [one.id] : one.blocks.map((b) => b.id))),
  );
  return Object.fromEntries(Object.entries(issues).filter(([id]) => !touched.has(id)));
}
