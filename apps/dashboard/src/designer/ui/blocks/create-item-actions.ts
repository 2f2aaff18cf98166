import { structureOf } from '@etalage/blocks/schema';
import { parentOf, setData, type BlockId } from '@etalage/site-model';
import type { BlockRunner } from './create-block-runner.ts';

/** What an owner does to the items of a grid beside moving them. */
export function createItemActions({ t, toast, document, run }: BlockRunner) {
  return {
    /** New items of the grid start with the blocks of this item (BLK-28). */
    startItemsAs(item: BlockId) {
      const grid = parentOf(document(), item)?.parent;
      const structure = structureOf(document(), item);
      if (!grid || structure === undefined) return;
      const operation = setData(document(), grid, { collections_structure: structure });
      if (operation && !run(operation, 'designer_step_grid_structure')) return;
      toast({ text: t('designer_grid_structure_done') });
    },
  };
}
