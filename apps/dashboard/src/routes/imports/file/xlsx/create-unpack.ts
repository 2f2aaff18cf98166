import { Inflate } from 'fflate';
import { SheetError } from '../sheet-error.ts';
import type { ZipEntry } from './zip-entries.ts';

const MAX_MEGABYTES = 150;
const MAX_UNPACKED = MAX_MEGABYTES * 1_000_000;
/** Bytes that are unpacked at once: deflate makes them at most a thousand times as long. */
const STEP = 16_384;

/** Unpacks files of a zip as text, together at most MAX_UNPACKED bytes, however small the zip says that they are. */
export function createUnpack(): (entry: ZipEntry) => string {
  let left = MAX_UNPACKED;
  const take = (bytes: number) => {
    if (bytes > left) throw new SheetError('sheet_file_unpacked_too_big', { most: MAX_MEGABYTES });
    left -= bytes;
  };
  return (entry) => {
    if (entry.size > left) take(entry.size);
    const decoder = new TextDecoder();
    const parts: string[] = [];
    const add = (bytes: Uint8Array) => {
      take(bytes.length);
      parts.push(decoder.decode(bytes, { stream: true }));
    };
    if (entry.method === 0) add(entry.packed);
    else if (entry.method === 8) inflate(entry.packed, add);
    else throw new SheetError('sheet_file_damaged');
    parts.push(decoder.decode());
    return parts.join('');
  };
}

/** Without workers, which the dashboard's content policy refuses when they are made of a text. */
function inflate(packed: Uint8Array, add: (bytes: Uint8Array) => void): void {
  const stream = new Inflate(add);
  try {
    for (let at = 0; at < packed.length; at += STEP) {
      stream.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
    }
  } catch (error) {
    if (error instanceof SheetError) throw error;
    throw new SheetError('sheet_file_damaged', {}, { cause: error });
  }
}
