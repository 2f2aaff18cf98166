import { inflateSync } from 'node:zlib';

/** Sizes of the heads of a WOFF file (W3C WOFF 1.0, 3 and 4) and of the font in it, and of a table in each of them. */
const WOFF = { head: 44, entry: 20 };
const SFNT = { head: 12, entry: 16 };

interface Table {
  /** Name and checksum, as they stand in both. */
  readonly tag: Buffer;
  readonly checksum: Buffer;
  readonly bytes: Buffer;
}

/**
 * The font that is packed in a WOFF file. The reader of fonts unpacks a table again for every letter that it takes out of
 * it, which took most of the time of a document.
 */
export function sfntOfWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF font');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, WOFF.head + index * WOFF.entry));
  const head = Buffer.alloc(SFNT.head + count * SFNT.entry);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (count - 2 ** power), 10);
  let offset = head.length;
  const parts: Buffer[] = [head];
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const place = SFNT.head + index * SFNT.entry;
    tag.copy(head, place);
    checksum.copy(head, place + 4);
    head.writeUInt32BE(offset, place + 8);
    head.writeUInt32BE(bytes.length, place + 12);
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4);
    parts.push(bytes, padding);
    offset += bytes.length + padding.length;
  }
  return Buffer.concat(parts);
}

function tableAt(woff: Buffer, entry: number): Table {
  const offset = woff.readUInt32BE(entry + 4);
  const packed = woff.readUInt32BE(entry + 8);
  const length = woff.readUInt32BE(entry + 12);
  const stored = woff.subarray(offset, offset + packed);
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.subarray(entry + 16, entry + 20),
    bytes: packed < length ? inflateSync(stored) : stored,
  };
}
