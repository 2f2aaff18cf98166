import type { RefusedFont } from './font-work.ts';

/** Bytes that a font may have when it is unpacked. */
const MAX_UNPACKED = 20 * 1024 * 1024;

/** Why a file is refused by its first bytes alone, which needs no thread. */
export function fontProblem(file: Buffer): RefusedFont | undefined {
  if (!isFont(file)) return { refused: 'fonts_not_a_font' };
  return unpackedSize(file) > MAX_UNPACKED ? { refused: 'fonts_broken' } : undefined;
}

/** Whether the first bytes are those of TrueType, OpenType, WOFF or WOFF2. */
function isFont(file: Buffer): boolean {
  const start = file.subarray(0, 4).toString('latin1');
  return ['\u0000\u0001\u0000\u0000', 'true', 'OTTO', 'wOFF', 'wOF2'].includes(start);
}

/** The size that a packed file announces; its readers refuse one that is larger. */
function unpackedSize(file: Buffer): number {
  const isPacked = file.subarray(0, 3).toString('latin1') === 'wOF' && file.length >= 20;
  return isPacked ? file.readUInt32BE(16) : file.length;
}
