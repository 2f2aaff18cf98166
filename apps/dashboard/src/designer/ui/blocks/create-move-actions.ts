import { childIds, moveBlock, parentOf, type BlockId, type Place } from '@etalage/site-model';
import type { BlockRunner } from './create-block-runner.ts';
import { samePlace, type Dragged } from './drop-places.ts';
import { placeText } from './place-text.ts';

/** Moving of blocks, with its announcements. */
export function createMoveActions({ session, t, announce, document, nameOf, run }: BlockRunner) {
  function moveTo(id: BlockId, to: Place) {
    const from = parentOf(document(), id);
    if (!from || samePlace(from, to)) return;
    if (!run(moveBlock(document(), id, to), 'designer_step_move')) return;
    session.select(id);
    const values = { index: to.index + 1, count: childIds(document(), to)?.length ?? 1 };
    if (to.parent === null) announce(t('designer_moved_section', values));
    else announce(t('designer_moved_block', { ...values, parent: nameOf(to.parent) }));
  }

  return {
    moveTo,
    /** Moves a block one place up or down among its siblings. */
    moveBy(id: BlockId, step: 1 | -1) {
      const place = parentOf(document(), id);
      if (!place) return;
      const count = childIds(document(), place)?.length ?? 0;
      const index = place.index + step;
      if (index < 0) return announce(t('designer_moved_first', { name: nameOf(id) }));
      if (index >= count) return announce(t('designer_moved_last', { name: nameOf(id) }));
      moveTo(id, { ...place, index });
    },
    /** Announces where a dragged block would be dropped. */
    announcePlace(dragged: Dragged, name: string, place: Place) {
      const text = placeText(t, document(), place, dragged);
      announce(t('designer_drag_over', { name, place: text }));
    },
  };
}
