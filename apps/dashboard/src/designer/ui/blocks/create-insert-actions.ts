import { newGridItem } from '@etalage/blocks/schema';
import {
  childIds,
  findBlock,
  insertBlock,
  type BlockId,
  type BlockInstance,
  type Place,
} from '@etalage/site-model';
import type { TextKey } from '@etalage/texts';
import { newId } from '../../new-id.ts';
import { definitionOf } from './block-definition.ts';
import type { BlockRunner } from './create-block-runner.ts';
import { readCopied } from './copied-blocks.ts';
import { dropPlaces, samePlace } from './drop-places.ts';
import { insertPlace } from './insert-place.ts';
import { starterBlocks } from './starter-blocks.ts';

/** Adding of new and of copied blocks, with its announcements. */
export function createInsertActions({ session, t, announce, toast, document, nameOf, run }: BlockRunner) {
  /** Inserts a subtree and selects its first block; returns whether it was inserted. */
  function insertAt(place: Place, blocks: BlockInstance[], label: TextKey): boolean {
    const top = blocks[0];
    if (!top || !run(insertBlock(blocks, place), label)) return false;
    session.select(top.id);
    const count = childIds(document(), place)?.length ?? 1;
    announce(t('designer_inserted', { name: nameOf(top.id), index: place.index + 1, count }));
    return true;
  }

  /** Inserts a subtree in a new section, for a page without a place for it. */
  function insertInSection(blocks: BlockInstance[], selected: BlockId | null, label: TextKey): boolean {
    const place = insertPlace(document(), selected, 'section') ?? { parent: null, slot: '', index: 0 };
    const section = starterBlocks('sectionContent', t, newId)[0];
    const top = blocks[0];
    if (!section || !top) return insertAt(place, blocks, label);
    const filled = { ...section, slots: { ...section.slots, content: [top.id] } };
    return insertAt(place, [filled, ...blocks], label);
  }

  function insertWhereItFits(blocks: BlockInstance[], label: TextKey): boolean {
    const { selected } = session.store.getState();
    const kind = definitionOf(blocks[0]?.type ?? '')?.kind ?? 'content';
    const place = insertPlace(document(), selected, kind);
    return place ? insertAt(place, blocks, label) : insertInSection(blocks, selected, label);
  }

  return {
    paste() {
      const copied = readCopied(newId, session.websiteId);
      if (!copied) return announce(t('designer_paste_empty'));
      const isPasted = insertWhereItFits(copied.blocks, 'designer_step_paste');
      if (isPasted && copied.lostReferences) toast({ text: t('designer_paste_without_references') });
    },
    /** Adds a new block at a place, or where it fits the selection; returns whether it was added. */
    insert(type: string, place: Place | null = null): boolean {
      const parent = place?.parent ? findBlock(document(), place.parent) : undefined;
      const item = type === 'gridItem' && parent ? newGridItem(parent, newId) : undefined;
      const blocks = item ?? starterBlocks(type, t, newId);
      const places = place ? dropPlaces(document(), { type }, session.place) : [];
      const fits = place && places.some((one) => samePlace(one, place));
      if (fits) return insertAt(place, blocks, 'designer_step_insert');
      return insertWhereItFits(blocks, 'designer_step_insert');
    },
  };
}
