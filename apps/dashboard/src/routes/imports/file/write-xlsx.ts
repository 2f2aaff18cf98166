/**
 * An Excel file of which every cell is read back as it is.
 * @throws {SheetError} A cell is longer than Excel allows.
 */
export async function writeXlsx(rows: readonly (readonly string[])[]): Promise<Blob> {
  const { packXlsx } = await import('./xlsx/pack-xlsx.ts');
  return new Blob([packXlsx(rows)], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}
