import { isConnectedGrid } from '@etalage/blocks/schema';
import type { BlockId, BlockInstance } from '@etalage/site-model';

/** The slots of a block that the owner fills, with their children; a connected grid has none (DSGN-11). */
export function openSlots(block: BlockInstance): [slot: string, ids: readonly BlockId[]][] {
  return isConnectedGrid(block) ? [] : Object.entries(block.slots);
}
