export { detectFormat } from './detect-format.ts';
export { itemsOf } from './items-of.ts';
export { matchColumns } from './match-columns.ts';
export { readTable } from './read-table.ts';
export { SheetError } from './sheet-error.ts';
export { tableOf } from './table-of.ts';
export { writeCsv } from './write-csv.ts';
export { writeXlsx } from './write-xlsx.ts';
