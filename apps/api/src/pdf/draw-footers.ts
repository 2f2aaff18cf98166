import type { PdfDocument } from './pdf-document.ts';
import { contentWidth, drawLines, drawRule, drawUnread, linesOf, page, type PdfSheet } from './pdf-sheet.ts';

/** The pages of a part, by their places in the document. */
export interface DrawnPart {
  readonly footer: string;
  readonly first: number;
  /** After its last page. */
  readonly end: number;
}

/** Draws the foot of each page, once it is known how many there are. Readers number pages themselves. */
export function drawFooters(
  sheet: PdfSheet,
  { pageText }: Pick<PdfDocument, 'pageText'>,
  parts: readonly DrawnPart[],
): void {
  const { doc, look } = sheet;
  const y = page.height - page.bottom + 16;
  const style = { size: 8, color: look.muted };
  for (const { footer, first, end } of parts) {
    const [left] = linesOf(footer, contentWidth * 0.7, style);
    for (let index = first; index < end; index += 1) {
      doc.switchToPage(index);
      const numbers = { '{page}': String(index - first + 1), '{pages}': String(end - first) };
      const [right] = linesOf(
        pageText.replaceAll(/\{pages?\}/g, (name) => numbers[name as keyof typeof numbers]),
        contentWidth * 0.3,
        style,
      );
      drawRule(sheet, y - 6, look.line);
      drawUnread(sheet, () => {
        const place = { x: page.left, y, width: contentWidth };
        drawLines(sheet, left ? [left] : [], place);
        drawLines(sheet, right ? [right] : [], { ...place, align: 'end' });
      });
    }
  }
}
