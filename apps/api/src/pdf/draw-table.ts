import type { PdfCell, PdfColumn, PdfTable } from './pdf-document.ts';
import {
  contentWidth,
  drawLines,
  drawRule,
  drawTagged,
  drawUnread,
  heightOf,
  linesOf,
  page,
  type PdfLine,
  type PdfSheet,
  type Tagged,
} from './pdf-sheet.ts';

const GAP = 14;
const PADDING = 6;
/** Room in points in which a row may begin. */
const LEAST = 40;

/** A column with its place on the page. */
interface Placed {
  readonly x: number;
  readonly width: number;
  readonly align?: 'end';
}

/** Draws a table over as many pages as it takes; each begins with the titles of the columns. */
export function drawTable(sheet: PdfSheet, parent: Tagged, { columns, rows }: PdfTable): void {
  const { doc, look } = sheet;
  const places = placesOf(columns);
  const titles = columns.map(({ title }, index) =>
    linesOf(title, places[index]?.width ?? 0, { size: 8.5, weight: 'bold', color: look.muted }),
  );
  const table = doc.struct('Table');
  parent.add(table);
  if (sheet.room() < 80) sheet.newPage();
  drawTitles(sheet, titles, places, table);
  for (const cells of rows) {
    const lines = cells.map((cell, index) => cellLines(sheet, cell, places[index]?.width ?? 0));
    drawRow(sheet, { lines, places, table, again: () => drawTitles(sheet, titles, places, undefined) });
  }
  table.end();
  sheet.y += 10;
}

interface Row {
  readonly lines: readonly (readonly PdfLine[])[];
  readonly places: readonly Placed[];
  readonly table: Tagged;
  /** Repeats the titles of the columns. */
  readonly again: () => void;
}

/** A row moves to the next page as a whole if it has room there; one that is longer than a page goes on there. */
function drawRow(sheet: PdfSheet, { lines, places, table, again }: Row): void {
  const { doc, look } = sheet;
  const contents = lines.map((): PDFKit.PDFStructureContent[] => []);
  const next = lines.map(() => 0);
  const height = Math.max(...lines.map(heightOf)) + 2 * PADDING;
  const turn = () => {
    sheet.newPage();
    again();
  };
  // A row that is longer than half a page begins where there is room for a line.
  if (height > sheet.room() && (height < page.height / 2 || sheet.room() < LEAST)) turn();
  for (;;) {
    const top = sheet.y + PADDING;
    let used = 0;
    for (const [index, cell] of lines.entries()) {
      const from = next[index] ?? 0;
      const fitting = fittingLines(cell, from, sheet.room() - 2 * PADDING);
      const content = doc.markStructureContent('TD');
      drawLines(sheet, fitting, { ...placeAt(places, index), y: top });
      doc.endMarkedContent();
      contents[index]?.push(content);
      next[index] = from + fitting.length;
      used = Math.max(used, heightOf(fitting));
    }
    sheet.y = top + used + PADDING;
    if (next.every((done, index) => done >= (lines[index]?.length ?? 0))) break;
    turn();
  }
  const read = contents.map((content) => doc.struct('TD', {}, content));
  table.add(doc.struct('TR', {}, read));
  drawRule(sheet, sheet.y, look.line);
}

/** The lines from one on that have room; at least one, so that it ends on a page that is too low. */
function fittingLines(lines: readonly PdfLine[], from: number, room: number): PdfLine[] {
  const fitting: PdfLine[] = [];
  let left = room;
  for (const line of lines.slice(from, from + 200)) {
    if (line.height > left && fitting.length > 0) break;
    fitting.push(line);
    left -= line.height;
  }
  return fitting;
}

/** The titles of the columns; where they are repeated they are not read again. */
function drawTitles(
  sheet: PdfSheet,
  titles: readonly (readonly PdfLine[])[],
  places: readonly Placed[],
  table: Tagged | undefined,
): void {
  const { doc, look } = sheet;
  const row = table && doc.struct('TR');
  if (row) table.add(row);
  for (const [index, lines] of titles.entries()) {
    const draw = () => drawLines(sheet, lines, { ...placeAt(places, index), y: sheet.y });
    if (row) drawTagged(sheet, row, { type: 'TH', scope: 'Column' }, draw);
    else drawUnread(sheet, draw);
  }
  row?.end();
  sheet.y += Math.max(...titles.map(heightOf)) + 4;
  drawRule(sheet, sheet.y, look.accent);
}

function cellLines({ look }: PdfSheet, { text, details = [], strong }: PdfCell, width: number): PdfLine[] {
  return [
    ...linesOf(text, width, { size: 10, weight: strong ? 'bold' : 'regular', color: look.ink }),
    ...details.flatMap((detail) => linesOf(detail, width, { size: 8.5, color: look.muted })),
  ];
}

const placeAt = (places: readonly Placed[], index: number): Placed =>
  places[index] ?? { x: page.left, width: 0 };

function placesOf(columns: readonly PdfColumn[]): Placed[] {
  const shares = columns.reduce((sum, { width }) => sum + width, 0);
  const room = contentWidth - GAP * (columns.length - 1);
  let x: number = page.left;
  return columns.map(({ width: share, align }) => {
    const width = (room * share) / shares;
    const place = { x, width, ...(align && { align }) };
    x += width + GAP;
    return place;
  });
}
