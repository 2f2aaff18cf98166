import { fitsDocument, type DocumentPlace } from '@etalage/blocks/schema';
import { descendants, findBlock, type BlockId, type PageDocument, type Place } from '@etalage/site-model';
import { definitionOf } from './block-definition.ts';
import { openSlots } from './open-slots.ts';

/** What is being dragged or inserted: a block of the page, or a new one of a type. */
export interface Dragged {
  type: string;
  /** Absent for a new block. */
  id?: BlockId;
}

/**
 * Every place where something may be dropped, in reading order: sections at the root, other blocks in slots. For a block
 * of the page an index is counted without the block itself, as in a move, and its own place is included. A new block
 * has no place in a document of a kind to which it may not be added.
 */
export function dropPlaces(document: PageDocument, { type, id }: Dragged, within: DocumentPlace): Place[] {
  if (id === undefined && !fitsDocument(type, within)) return [];
  const kind = definitionOf(type)?.kind ?? kindByPlace(document, id);
  const gaps = (parent: BlockId | null, slot: string, ids: readonly BlockId[]): Place[] => {
    const count = id !== undefined && ids.includes(id) ? ids.length - 1 : ids.length;
    return Array.from({ length: count + 1 }, (_, index) => ({ parent, slot, index }));
  };
  if (kind === 'section') return gaps(null, '', document.root);
  const inside = new Set(id === undefined ? [] : [id, ...descendants(document, id).map((block) => block.id)]);
  const places: Place[] = [];
  const visit = (parent: BlockId) => {
    const block = findBlock(document, parent);
    if (!block || inside.has(parent)) return;
    for (const [slot, ids] of openSlots(block)) {
      places.push(...gaps(parent, slot, ids));
      ids.forEach(visit);
    }
  };
  document.root.forEach(visit);
  return places;
}

/** A block of an unknown type keeps its kind of place: at the root if it is there. */
function kindByPlace(document: PageDocument, id: BlockId | undefined): 'section' | 'content' {
  return id !== undefined && document.root.includes(id) ? 'section' : 'content';
}

export function samePlace(one: Place | null, other: Place | null): boolean {
  return one?.parent === other?.parent && one?.slot === other?.slot && one?.index === other?.index;
}
