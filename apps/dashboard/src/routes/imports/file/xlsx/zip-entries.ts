import { SheetError } from '../sheet-error.ts';

/** A packed file within a zip. */
export interface ZipEntry {
  /** 0 is stored as it is, 8 is deflate. */
  readonly method: number;
  readonly packed: Uint8Array;
  /** Its size as the zip states it, which can be a lie. */
  readonly size: number;
}

const END_LENGTH = 22;
const MAX_COMMENT = 65_535;

/** The files that the directory of a zip lists, by their paths in small letters. Nothing is unpacked. */
export function zipEntries(bytes: Uint8Array): Map<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = endOfZip(view);
    const entries = new Map<string, ZipEntry>();
    let at = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
      if (view.getUint32(at, true) !== 0x02014b50) throw new RangeError('No entry of a directory');
      const nameEnd = at + 46 + view.getUint16(at + 28, true);
      const name = new TextDecoder().decode(bytes.subarray(at + 46, nameEnd)).replaceAll('\\', '/');
      entries.set(name.toLowerCase(), entryAt(bytes, view, at));
      at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
    return entries;
  } catch (error) {
    if (error instanceof RangeError) throw new SheetError('sheet_file_damaged', {}, { cause: error });
    throw error;
  }
}

function endOfZip(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_LENGTH - MAX_COMMENT);
  for (let at = view.byteLength - END_LENGTH; at >= first; at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50) return at;
  }
  throw new RangeError('No end of a zip');
}

function entryAt(bytes: Uint8Array, view: DataView, at: number): ZipEntry {
  if ((view.getUint16(at + 8, true) & 1) !== 0) throw new SheetError('sheet_file_encrypted');
  const local = view.getUint32(at + 42, true);
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  return {
    method: view.getUint16(at + 10, true),
    packed: bytes.subarray(start, start + view.getUint32(at + 20, true)),
    size: view.getUint32(at + 24, true),
  };
}
