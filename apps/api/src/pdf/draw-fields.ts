import type { PdfField } from './pdf-document.ts';
import {
  contentWidth,
  drawLines,
  drawTagged,
  heightOf,
  linesOf,
  page,
  type PdfLine,
  type PdfSheet,
  type Tagged,
} from './pdf-sheet.ts';

const GAP = 24;
const BETWEEN = 8;
/** More lines than an address has; a field does not go on at the next page. */
const MOST_LINES = 24;

/** Draws fields in columns of the same width, each read as its label and its lines. */
export function drawFields(sheet: PdfSheet, parent: Tagged, columns: readonly (readonly PdfField[])[]): void {
  const width = (contentWidth - GAP * (columns.length - 1)) / columns.length;
  const drawn = columns.map((fields) => fields.map((field) => fieldLines(sheet, field, width)));
  const height = Math.max(
    ...drawn.map((fields) => fields.reduce((sum, one) => sum + heightOf(one) + BETWEEN, 0)),
  );
  if (height > sheet.room()) sheet.newPage();
  for (const [index, fields] of drawn.entries()) {
    let { y } = sheet;
    const x = page.left + index * (width + GAP);
    for (const lines of fields) {
      drawTagged(sheet, parent, { type: 'P' }, () => drawLines(sheet, lines, { x, y, width }));
      y += heightOf(lines) + BETWEEN;
    }
  }
  sheet.y += height + 12;
}

function fieldLines({ look }: PdfSheet, { label, lines }: PdfField, width: number): PdfLine[] {
  const values = lines.flatMap((line) => linesOf(line, width, { size: 10, color: look.ink }));
  return [
    ...linesOf(label, width, { size: 8.5, weight: 'bold', color: look.muted }),
    ...values.slice(0, MOST_LINES),
  ];
}

/** Draws sums at the right edge; the last one counts most. */
export function drawTotals(
  sheet: PdfSheet,
  parent: Tagged,
  rows: readonly { readonly label: string; readonly value: string }[],
): void {
  const { doc, look } = sheet;
  const width = contentWidth / 2;
  const x = page.width - page.right - width;
  const table = doc.struct('Table');
  parent.add(table);
  for (const [index, { label, value }] of rows.entries()) {
    const weight = index === rows.length - 1 ? 'bold' : 'regular';
    const style = { size: 10, weight, color: look.ink } as const;
    const labels = linesOf(label, width * 0.6, style);
    const values = linesOf(value, width * 0.4, style);
    const height = Math.max(heightOf(labels), heightOf(values)) + 4;
    if (height > sheet.room()) sheet.newPage();
    const row = doc.struct('TR');
    table.add(row);
    const place = { y: sheet.y, width };
    drawTagged(sheet, row, { type: 'TH', scope: 'Row' }, () => drawLines(sheet, labels, { x, ...place }));
    drawTagged(sheet, row, { type: 'TD' }, () => drawLines(sheet, values, { x, ...place, align: 'end' }));
    row.end();
    sheet.y += height;
  }
  table.end();
  sheet.y += 8;
}
