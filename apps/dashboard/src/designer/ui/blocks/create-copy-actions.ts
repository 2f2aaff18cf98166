import { duplicateBlock, removeBlock, subtree, type BlockId } from '@etalage/site-model';
import { newId } from '../../new-id.ts';
import type { BlockRunner } from './create-block-runner.ts';
import { storeCopied } from './copied-blocks.ts';
import { neighbourOf } from './neighbour-of.ts';

/** Duplicating, copying, cutting and removing of blocks, with its announcements. */
export function createCopyActions({ session, t, announce, toast, document, nameOf, run }: BlockRunner) {
  function remove(id: BlockId) {
    const text = t('designer_removed', { name: nameOf(id) });
    const next = neighbourOf(document(), id);
    if (!run(removeBlock(document(), id), 'designer_step_remove')) return;
    session.select(next);
    announce(text);
    toast({ text, action: { text: t('designer_removed_undo'), run: session.undo } });
  }

  function copy(id: BlockId) {
    storeCopied(subtree(document(), id), session.websiteId);
    announce(t('designer_copied', { name: nameOf(id) }));
  }

  return {
    remove,
    copy,
    cut(id: BlockId) {
      copy(id);
      remove(id);
    },
    duplicate(id: BlockId) {
      const operation = duplicateBlock(document(), id, newId);
      if (operation?.type !== 'duplicateBlock' || !run(operation, 'designer_step_duplicate')) return;
      session.select(operation.blocks[0]?.id ?? id);
      announce(t('designer_duplicated', { name: nameOf(id) }));
    },
  };
}
