import { childIds, findBlock, type PageDocument, type Place } from '@etalage/site-model';
import type { Translate } from '@etalage/texts';
import { blockName } from './block-name.ts';
import type { Dragged } from './drop-places.ts';

/** The text that announces a place: its position, how many there are, and in which block. */
export function placeText(t: Translate, document: PageDocument, place: Place, { id }: Dragged): string {
  const ids = childIds(document, place) ?? [];
  const others = id !== undefined && ids.includes(id) ? ids.length - 1 : ids.length;
  const values = { index: place.index + 1, count: others + 1 };
  if (place.parent === null) return t('designer_place_root', values);
  return t('designer_place_slot', { ...values, parent: blockName(t, findBlock(document, place.parent)) });
}
