import { MAX_COLUMNS, type RowCollector } from '../collect-rows.ts';
import { SheetError } from '../sheet-error.ts';
import { type CellContext, cellText } from './cell-text.ts';
import { walkXml } from './walk-xml.ts';

/** Adds the rows of a sheet of a workbook to what is collected. */
export function readRows(xml: string, context: CellContext, collector: RowCollector): void {
  let row = 0;
  let column = 0;
  let cells: string[] = [];
  let cell = { type: '', style: '' };
  let parts: string[] = [];
  let isInValue = false;
  let isReading = false;
  const endCell = () => {
    const text = cellText({ ...cell, value: parts.join('') }, context);
    if (column > MAX_COLUMNS && text.trim() !== '') {
      throw new SheetError('sheet_file_too_many_columns', { most: MAX_COLUMNS });
    }
    if (column > MAX_COLUMNS || text === '') return;
    while (cells.length < column) cells.push('');
    cells[column - 1] = text;
  };
  walkXml(xml, {
    open: (name, attribute) => {
      if (name === 'row') {
        row = Number(attribute('r')) || row + 1;
        column = 0;
        cells = [];
      } else if (name === 'c') {
        column = columnOf(attribute('r')) || column + 1;
        cell = { type: attribute('t'), style: attribute('s') };
        parts = [];
      }
      if (name === 'rPh') isReading = true;
      isInValue = (name === 'v' || name === 't') && !isReading;
    },
    close: (name) => {
      if (name === 'c') endCell();
      if (name === 'row') collector.add(row, cells);
      if (name === 'rPh') isReading = false;
      isInValue = false;
    },
    text: (text) => {
      if (isInValue) parts.push(text);
    },
  });
}

/** The number of the column of an address like "AB12"; 0 if there is none. */
function columnOf(address: string): number {
  const letters = /^[A-Z]{1,5}/.exec(address)?.[0] ?? '';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
