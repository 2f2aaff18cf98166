import { type Box, boxesIn } from './avif-boxes.ts';
import { metadataExtents } from './avif-metadata.ts';

/** What a picture needs at the top of the file; `moov` is a moving picture. */
const NEEDED = new Set(['ftyp', 'meta', 'mdat', 'moov', 'moof', 'sidx']);
const WITH_BOXES = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);
const METADATA = new Set(['udta', 'uuid', 'meta']);

/**
 * An AVIF whose metadata (Exif, XMP, boxes of programs) is overwritten with zeros, so that no offset in the file changes,
 * and without bytes after its last box. Undefined if it is damaged.
 */
export function stripAvif(bytes: Buffer): Buffer | undefined {
  const boxes = boxesIn(bytes, 0, bytes.length);
  const meta = boxes.find(({ type }) => type === 'meta');
  if (boxes[0]?.type !== 'ftyp' || !(meta ?? boxes.find(({ type }) => type === 'moov'))) return undefined;
  const clean = Buffer.from(bytes.subarray(0, boxes.at(-1)!.end));
  try {
    const extents = meta ? metadataExtents(clean, meta) : [];
    for (const { start, end } of extents) clean.fill(0, start, Math.min(end, clean.length));
  } catch (error) {
    // A number beyond the end of its box.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  for (const box of boxes) if (!NEEDED.has(box.type)) erase(clean, box);
  eraseWithin(clean, boxes);
  return clean;
}

/** Erases the metadata in the description of a moving picture; its nesting is that of WITH_BOXES, which is finite. */
function eraseWithin(bytes: Buffer, boxes: readonly Box[], depth = 0): void {
  if (depth > WITH_BOXES.size) return;
  for (const { content, end } of boxes.filter((box) => WITH_BOXES.has(box.type))) {
    const inner = boxesIn(bytes, content, end);
    for (const box of inner) if (METADATA.has(box.type)) erase(bytes, box);
    eraseWithin(bytes, inner, depth + 1);
  }
}

/** Makes a box one that readers skip. */
function erase(bytes: Buffer, { start, content, end }: Box): void {
  bytes.write('free', start + 4, 'latin1');
  bytes.fill(0, content, end);
}
