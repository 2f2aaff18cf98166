import { SheetError } from './sheet-error.ts';

/** Marks at the start of a file that tell its encoding. */
const MARKS: readonly { readonly bytes: readonly number[]; readonly encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

/** Starts of text files that are no sheet, some of which programs name .csv or .xls. */
const OTHER_FILES = /^\s*(?:%PDF-|\{\\rtf|<(?:!doctype|html|\?xml|table)\b)/i;

/**
 * The text of a CSV file. Without a mark it is UTF-8 if it is valid as such, else Windows-1252, in which Excel writes CSV
 * unless its user chooses otherwise.
 */
export function decodeText(bytes: Uint8Array): string {
  const mark = MARKS.find((each) => each.bytes.every((byte, index) => bytes[index] === byte));
  const text = mark ? new TextDecoder(mark.encoding).decode(bytes) : withoutMark(bytes);
  if (text.includes('\0') || OTHER_FILES.test(text.slice(0, 1000))) {
    throw new SheetError('sheet_file_not_a_sheet');
  }
  return text;
}

function withoutMark(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
