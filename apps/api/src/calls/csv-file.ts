import { stringify } from 'csv-stringify/sync';

/** Rows as a CSV file with semicolons and a byte order mark, as Dutch Excel expects; no cell is read as a formula. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], {
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    // A line break within a cell is \n alone, which does not end a record.
    quoted_match: /[\r\n]/,
    cast: { string: escapeFormula },
  });
}

/**
 * A cell that no spreadsheet reads as a formula, also when the sign is written in full width, as in Japanese; a phone
 * number may begin with a plus.
 */
function escapeFormula(text: string): string {
  const isHarmless = !/^[=+\-@＝＋－＠\t\r]/.test(text) || /^[+-][\d\s().,-]*$/.test(text);
  return isHarmless ? text : `'${text}`;
}
