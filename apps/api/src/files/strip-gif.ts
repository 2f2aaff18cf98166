const IMAGE = 0x2c;
const EXTENSION = 0x21;
const END = 0x3b;
const CONTROL = 0xf9;
const APPLICATION = 0xff;
/** Bytes of the block with the number of repetitions, up to the number; what follows in it is left out. */
const REPETITIONS_LENGTH = 18;

/**
 * A GIF with its pictures, their timing and the number of repetitions, and nothing else: comments, metadata of programs
 * and bytes after its end are left out. Undefined if it is damaged.
 */
export function stripGif(bytes: Buffer): Buffer | undefined {
  if (!/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)) || bytes.length < 13) return undefined;
  // One buffer, because a file may have millions of blocks.
  const kept = Buffer.allocUnsafe(bytes.length);
  let at = 13 + colourTable(bytes[10]!);
  let length = bytes.copy(kept, 0, 0, at);
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === END) {
      kept[length] = END;
      return kept.subarray(0, length + 1);
    }
    const end =
      kind === IMAGE ? endOfImage(bytes, at) : kind === EXTENSION ? endOfBlocks(bytes, at + 2) : undefined;
    if (end === undefined) return undefined;
    if (kind === IMAGE || bytes[at + 1] === CONTROL) length += bytes.copy(kept, length, at, end);
    else if (bytes[at + 1] === APPLICATION && isRepetitions(bytes, at)) {
      length += bytes.copy(kept, length, at, at + REPETITIONS_LENGTH);
      kept[length] = 0;
      length += 1;
    }
    at = end;
  }
  return undefined;
}

function colourTable(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function endOfImage(bytes: Buffer, at: number): number | undefined {
  const flags = bytes[at + 9];
  // The byte after the colours is the size of the codes.
  return flags === undefined ? undefined : endOfBlocks(bytes, at + 10 + colourTable(flags) + 1);
}

/** The end of a series of blocks, each with its length before it, up to an empty one. */
function endOfBlocks(bytes: Buffer, start: number): number | undefined {
  let at = start;
  for (;;) {
    const length = bytes[at];
    if (length === undefined) return undefined;
    at += 1 + length;
    if (length === 0) return at;
  }
}

/** Whether a block of a program is the number of repetitions, the only one that browsers read. */
function isRepetitions(bytes: Buffer, at: number): boolean {
  return (
    bytes.toString('latin1', at + 3, at + 14) === 'NETSCAPE2.0' &&
    bytes[at + 14] === 3 &&
    bytes[at + 15] === 1
  );
}
