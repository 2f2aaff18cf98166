import type { BlockId, PageDocument } from '@etalage/site-model';
import type { Rect } from '../../store/designer-state.ts';
import { rootOf } from '../blocks/insert-place.ts';
import { dropLine } from '../drag/drop-line.ts';
import { INSERT_SIZE } from './insert-size.ts';

const section = { type: 'sectionContent' };

type Rects = Readonly<Record<BlockId, Rect>>;

/** The place at which the button of an index adds a section. */
export function insertPlace(index: number) {
  return { parent: null, slot: '', index };
}

/** The middle of that button in pixels of the screen; undefined on an empty page, and as long as no box is known. */
export function insertMiddle(document: PageDocument, rects: Rects, index: number, scale: number) {
  if (document.root.length === 0) return undefined;
  const line = dropLine(document, rects, insertPlace(index), section);
  return line && { left: (line.rect.x + line.rect.width / 2) * scale, top: line.rect.y * scale };
}

/** The boxes of the two buttons around the section of a block, which the tools of the block must not cover. */
export function insertBoxesAround(document: PageDocument, rects: Rects, id: BlockId, scale: number) {
  const at = document.root.indexOf(rootOf(document, id));
  return [at, at + 1].flatMap((index) => {
    const middle = insertMiddle(document, rects, index, scale);
    if (!middle) return [];
    const half = INSERT_SIZE / 2;
    return [{ left: middle.left - half, top: middle.top - half, width: INSERT_SIZE, height: INSERT_SIZE }];
  });
}
