import { drawLines, drawTagged, heightOf, linesOf, page, type PdfSheet, type Tagged } from './pdf-sheet.ts';
import type { PdfBlock, PdfCode } from './pdf-document.ts';

/** Light squares around a code, which readers of codes want. */
const MARGIN = 4;
/** Of a code with its margin, in points: 38 mm. */
const SIZE = 108;
/** Between two codes. */
const GAP = 24;
/** Of what stands below a code. */
const WIDTH = 150;

/** QR codes beside each other, with below each what it is for. */
export function drawCodes(
  sheet: PdfSheet,
  parent: Tagged,
  { codes }: Extract<PdfBlock, { kind: 'codes' }>,
): void {
  const labels = codes.map(({ label }) => linesOf(label, WIDTH, { size: 8.5, color: sheet.look.muted }));
  const height = SIZE + Math.max(0, ...labels.map(heightOf));
  if (height > sheet.room()) sheet.newPage();
  const top = sheet.y;
  for (const [at, code] of codes.entries()) {
    const x = page.left + at * (WIDTH + GAP);
    const bbox = [x, top, x + SIZE, top + SIZE];
    drawTagged(sheet, parent, { type: 'Figure', alt: code.label, bbox }, () =>
      drawSquares(sheet, code, { x, y: top }),
    );
    const label = labels[at] ?? [];
    drawTagged(sheet, parent, { type: 'P' }, () =>
      drawLines(sheet, label, { x, y: top + SIZE, width: WIDTH }),
    );
  }
  sheet.y = top + height + 8;
}

/** Each run of dark squares is one rectangle; black, because a colour may be too light for a camera. */
function drawSquares({ doc }: PdfSheet, { rows }: PdfCode, { x, y }: { x: number; y: number }): void {
  const square = SIZE / (rows.length + 2 * MARGIN);
  for (const [row, squares] of rows.entries())
    for (const { 0: run, index } of squares.matchAll(/1+/g))
      doc.rect(x + (index + MARGIN) * square, y + (row + MARGIN) * square, run.length * square, square);
  doc.fill('#000000');
}
