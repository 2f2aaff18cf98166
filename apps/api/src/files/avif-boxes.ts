/** A box of the file: a length, a type of four letters, and its content. */
export interface Box {
  readonly type: string;
  readonly start: number;
  /** Where its content starts. */
  readonly content: number;
  readonly end: number;
}

/** Maximum number of boxes in one box; a picture has less than a hundred. */
const MOST_BOXES = 10_000;

/** The boxes in a part of the file, up to the first that does not fit in it. */
export function boxesIn(bytes: Buffer, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end && boxes.length < MOST_BOXES; at = boxes.at(-1)!.end) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= end;
    const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? end - at : short;
    const content = at + (isLong ? 16 : 8);
    if (length < content - at || at + length > end) break;
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at, content, end: at + length });
  }
  return boxes;
}
