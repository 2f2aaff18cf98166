import { type Box, boxesIn } from './avif-boxes.ts';

/** A part of the file, by its first byte and the byte after it. */
export interface Extent {
  readonly start: number;
  readonly end: number;
}

/** Types of items that are not the picture: Exif, and XMP (`mime`) or anything else that only programs read. */
const METADATA = new Set(['Exif', 'mime', 'uri ']);

/** Maximum number of parts of all items; a picture has a few hundred tiles. */
const MOST_EXTENTS = 10_000;
/** Maximum number of parts with metadata, each of which may be as long as the file. */
const MOST_METADATA = 16;

/**
 * The parts of the file with the metadata of a still picture. `meta` is the box that describes its items.
 * Throws RangeError for a description that is cut off or has too many parts.
 */
export function metadataExtents(bytes: Buffer, meta: Box): Extent[] {
  // Its content starts with a version and flags.
  const boxes = boxesIn(bytes, meta.content + 4, meta.end);
  const find = (type: string) => boxes.find((box) => box.type === type);
  const info = find('iinf');
  const places = find('iloc');
  const data = find('idat');
  if (!info || !places) return [];
  const ids = metadataItems(bytes, info);
  const found = extentsOf(bytes, places, data).filter(({ item }) => ids.has(item));
  if (found.length > MOST_METADATA) throw new RangeError('too much metadata');
  return found;
}

function metadataItems(bytes: Buffer, info: Box): ReadonlySet<number> {
  const read = readerOf(bytes, info.content);
  const isWide = read(1) > 0;
  read(3);
  read(isWide ? 4 : 2);
  const items = boxesIn(bytes, read.at(), info.end).filter(({ type }) => type === 'infe');
  return new Set(
    items.flatMap((box) => {
      const item = readerOf(bytes, box.content);
      const version = item(1);
      item(3);
      const id = item(version === 3 ? 4 : 2);
      item(2);
      const type = bytes.toString('latin1', item.at(), item.at() + 4);
      return METADATA.has(type) ? [id] : [];
    }),
  );
}

function extentsOf(bytes: Buffer, places: Box, data: Box | undefined): (Extent & { item: number })[] {
  const read = readerOf(bytes, places.content);
  const version = read(1);
  read(3);
  const sizes = read(2);
  const [offsetSize, lengthSize, baseSize, indexSize] = [12, 8, 4, 0].map((shift) => (sizes >> shift) & 15);
  const found: (Extent & { item: number })[] = [];
  for (let left = read(version < 2 ? 2 : 4); left > 0; left -= 1) {
    const item = read(version < 2 ? 2 : 4);
    const isInData = version > 0 && (read(2) & 15) === 1;
    read(2);
    const base = read(baseSize) + (isInData ? (data?.content ?? 0) : 0);
    for (let extents = read(2); extents > 0; extents -= 1) {
      if (version > 0) read(indexSize);
      const start = base + read(offsetSize);
      const length = read(lengthSize);
      if (found.length >= MOST_EXTENTS) throw new RangeError('too many parts');
      found.push({ item, start, end: start + length });
    }
  }
  return found;
}

/** Reads one number of up to eight bytes after another. */
function readerOf(bytes: Buffer, start: number) {
  let at = start;
  const read = (size = 0): number => {
    at += size;
    if (at > bytes.length) throw new RangeError('the box is cut off');
    if (size === 0) return 0;
    return size === 8 ? Number(bytes.readBigUInt64BE(at - 8)) : bytes.readUIntBE(at - size, size);
  };
  return Object.assign(read, { at: () => at });
}
