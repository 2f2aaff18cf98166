import type { Table } from './collect-rows.ts';
import { decodeText } from './decode-text.ts';
import { readCsv } from './read-csv.ts';
import { SheetError } from './sheet-error.ts';

export type { Table } from './collect-rows.ts';

const MAX_MEGABYTES = 20;

/**
 * Reads a CSV or XLSX file that somebody chose. Its content tells which of the two it is, not its name.
 * @throws {SheetError} Why it cannot be read.
 */
export async function readTable(file: File): Promise<Table> {
  if (file.size > MAX_MEGABYTES * 1_000_000)
    throw new SheetError('sheet_file_too_big', { most: MAX_MEGABYTES });
  if (file.size === 0) throw new SheetError('sheet_file_empty');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, [0x50, 0x4b])) return (await import('./xlsx/read-xlsx.ts')).readXlsx(bytes);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    throw new SheetError(isEncrypted(bytes) ? 'sheet_file_encrypted' : 'sheet_file_old_excel');
  }
  return readCsv(decodeText(bytes));
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** A workbook with a password is not a zip but in the container of old Excel files, as an entry of this name. */
function isEncrypted(bytes: Uint8Array): boolean {
  return new TextDecoder('windows-1252').decode(bytes).replaceAll('\0', '').includes('EncryptedPackage');
}
