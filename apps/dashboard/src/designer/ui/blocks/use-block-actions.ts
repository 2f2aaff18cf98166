import { misplacedBlock } from '@etalage/blocks/schema';
import {
  childIds,
  duplicateBlock,
  findBlock,
  insertBlock,
  moveBlock,
  parentOf,
  removeBlock,
  subtree,
  type BlockId,
  type BlockInstance,
  type Operation,
  type Place,
  type Refusal,
} from '@etalage/site-model';
import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMemo } from 'react';
import { newId } from '../../new-id.ts';
import { useDesignerSession } from '../../session/designer-context.tsx';
import { useAnnounce } from '../screen/announcer.tsx';
import { dropPlaces, samePlace, type Dragged } from './drop-places.ts';
import { placeWords } from './place-words.ts';
import { definitionOf } from './block-definition.ts';
import { blockName } from './block-name.ts';
import { keepCopied, takeCopied } from './copied-blocks.ts';
import { insertPlace } from './insert-place.ts';
import { neighbourOf } from './neighbour.ts';
import { starterBlocks } from './starter-block.ts';

export type BlockActions = ReturnType<typeof useBlockActions>;

/** Everything an owner does to whole blocks, with what is said about it. */
export function useBlockActions() {
  const session = useDesignerSession();
  const t = useText();
  const announce = useAnnounce();
  const toast = useToast();
  return useMemo(() => {
    const document = () => session.store.getState().document;
    const nameOf = (id: BlockId) => blockName(t, findBlock(document(), id));

    const refuse = (refusal: Refusal, operation: Operation) => {
      if (refusal === 'misplaced') {
        const name = blockName(t, misplacedBlock(document(), operation, session.place));
        return toast({ text: t('designer_refused_placement', { name }) });
      }
      const text = t(refusal === 'block_limit' ? 'designer_refused_block_limit' : 'designer_refused_other');
      toast({ text });
    };
    /** Whether it was done; says why not. */
    const run = (operation: Operation | undefined, label: TextKey): boolean => {
      if (!operation) return false;
      const refusal = session.run([operation], { label });
      if (refusal) refuse(refusal, operation);
      return !refusal;
    };

    function moveTo(id: BlockId, to: Place) {
      const from = parentOf(document(), id);
      if (!from || samePlace(from, to)) return;
      if (!run(moveBlock(document(), id, to), 'designer_step_move')) return;
      session.select(id);
      const values = { index: to.index + 1, count: childIds(document(), to)?.length ?? 1 };
      if (to.parent === null) announce(t('designer_moved_section', values));
      else announce(t('designer_moved_block', { ...values, parent: nameOf(to.parent) }));
    }

    /** Puts a subtree somewhere and chooses it. */
    function put(blocks: BlockInstance[], place: Place, label: TextKey): boolean {
      const [top] = blocks;
      if (!top || !run(insertBlock(blocks, place), label)) return false;
      session.select(top.id);
      const count = childIds(document(), place)?.length ?? 1;
      announce(t('designer_inserted', { name: nameOf(top.id), index: place.index + 1, count }));
      return true;
    }

    /** In a section of its own where the page has no place for it. */
    function wrapped(blocks: BlockInstance[], selected: BlockId | null): [BlockInstance[], Place] {
      const [section] = starterBlocks('sectionContent', t, newId);
      const [top] = blocks;
      const place = insertPlace(document(), selected, 'section') ?? { parent: null, slot: '', index: 0 };
      if (!section || !top) return [blocks, place];
      return [[{ ...section, slots: { ...section.slots, content: [top.id] } }, ...blocks], place];
    }

    function putWhereItFits(blocks: BlockInstance[], label: TextKey): boolean {
      const { selected } = session.store.getState();
      const kind = definitionOf(blocks[0]?.type ?? '')?.kind ?? 'content';
      const place = insertPlace(document(), selected, kind);
      return place ? put(blocks, place, label) : put(...wrapped(blocks, selected), label);
    }

    function remove(id: BlockId) {
      const name = nameOf(id);
      const next = neighbourOf(document(), id);
      if (!run(removeBlock(document(), id), 'designer_step_remove')) return;
      session.select(next);
      announce(t('designer_removed', { name }));
      toast({
        text: t('designer_removed', { name }),
        action: { text: t('designer_removed_undo'), run: session.undo },
      });
    }

    function copy(id: BlockId) {
      keepCopied(subtree(document(), id), session.websiteId);
      announce(t('designer_copied', { name: nameOf(id) }));
    }

    return {
      moveTo,
      moveBy(id: BlockId, step: 1 | -1) {
        const place = parentOf(document(), id);
        const count = place ? (childIds(document(), place)?.length ?? 0) : 0;
        if (!place) return;
        const index = place.index + step;
        if (index < 0) return announce(t('designer_moved_first', { name: nameOf(id) }));
        if (index >= count) return announce(t('designer_moved_last', { name: nameOf(id) }));
        moveTo(id, { ...place, index });
      },
      duplicate(id: BlockId) {
        const operation = duplicateBlock(document(), id, newId);
        if (operation?.type !== 'duplicateBlock' || !run(operation, 'designer_step_duplicate')) return;
        session.select(operation.blocks[0]?.id ?? id);
        announce(t('designer_duplicated', { name: nameOf(id) }));
      },
      remove,
      copy,
      cut(id: BlockId) {
        copy(id);
        remove(id);
      },
      paste() {
        const copied = takeCopied(newId, session.websiteId);
        if (!copied) return announce(t('designer_paste_empty'));
        if (putWhereItFits(copied.blocks, 'designer_step_paste') && copied.lostReferences)
          toast({ text: t('designer_paste_without_references') });
      },
      /** Adds a new block at a place, or where it fits the selection. */
      insert(type: string, place: Place | null = null): boolean {
        const blocks = starterBlocks(type, t, newId);
        const fits =
          place && dropPlaces(document(), { type }, session.place).some((one) => samePlace(one, place));
        return fits
          ? put(blocks, place, 'designer_step_insert')
          : putWhereItFits(blocks, 'designer_step_insert');
      },
      /** Says where something being dragged would come. */
      announcePlace(dragged: Dragged, name: string, place: Place) {
        const words = placeWords(t, document(), place, dragged);
        announce(t('designer_drag_over', { name, place: words }));
      },
    };
  }, [session, t, announce, toast]);
}
