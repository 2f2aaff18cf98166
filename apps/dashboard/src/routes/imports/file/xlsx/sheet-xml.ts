import { numberText } from '../number-text.ts';
import { markedCell } from '../protected-cell.ts';
import { SheetError } from '../sheet-error.ts';

/** Most characters of a cell in Excel, which calls a file with more of them damaged. */
const MAX_EXCEL_CELL = 32_767;
/** Longer numbers (an EAN) are shown as 8,7E+12 by Excel, so they stay text. */
const MAX_DIGITS = 11;

export function sheetXml(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells, index) => {
    const row = index + 1;
    const content = cells.map((cell, place) => cellXml(cell, row, place + 1)).join('');
    return `<row r="${row}">${content}</row>`;
  });
  return (
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews>' +
    '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
    `</sheetView></sheetViews><sheetData>${lines.join('')}</sheetData></worksheet>`
  );
}

function cellXml(cell: string, row: number, column: number): string {
  if (cell === '') return '';
  const address = `${lettersOf(column)}${row}`;
  if (row === 1) return textXml(address, cell, ' s="2"');
  if (cell.length > MAX_EXCEL_CELL) throw new SheetError('sheet_file_excel_cell', { row, column });
  const number = /^-?\d+(?:,\d+)?$/.test(cell) && cell.length <= MAX_DIGITS ? cell.replace(',', '.') : '';
  // All amounts have the same format, also those that would keep their cents without it.
  const isAmount = /\.\d\d$/.test(number);
  if (number !== '' && numberText(Number(number), isAmount ? 2 : 0) === cell) {
    return `<c r="${address}"${isAmount ? ' s="1"' : ''}><v>${number}</v></c>`;
  }
  return textXml(address, cell, '');
}

function textXml(address: string, text: string, style: string): string {
  const content = escaped(markedCell(text));
  return `<c r="${address}"${style} t="inlineStr"><is><t xml:space="preserve">${content}</t></is></c>`;
}

/** Characters that XML does not have, and what looks like their notation, in the notation of Excel. */
function escaped(text: string): string {
  return text
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[^\t\n\x20-\ufffd]/g, (char) => `_x${char.charCodeAt(0).toString(16).padStart(4, '0')}_`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function lettersOf(column: number): string {
  const last = String.fromCharCode(65 + ((column - 1) % 26));
  return column > 26 ? lettersOf(Math.floor((column - 1) / 26)) + last : last;
}
