import type { Saving } from '../store/designer-state.ts';
import { isSaved, type SaveQueue } from '../saving/save-queue.ts';

/** The state of saving, as the screen shows it. */
export function savingOf(queue: SaveQueue): Saving {
  if (queue.problem) return queue.problem;
  if (queue.travelling) return 'saving';
  return isSaved(queue) ? 'saved' : 'unsaved';
}
