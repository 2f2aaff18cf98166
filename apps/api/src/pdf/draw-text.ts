import { contentWidth, drawLines, page, type PdfLine, type PdfSheet, type Tagged } from './pdf-sheet.ts';

interface Text {
  readonly type: 'H1' | 'H2' | 'P';
  readonly lines: readonly PdfLine[];
  /** Points below it. */
  readonly after: number;
}

/** Draws lines over as many pages as they take; they are read as one text. */
export function drawText(sheet: PdfSheet, parent: Tagged, { type, lines, after }: Text): void {
  const { doc } = sheet;
  const contents: PDFKit.PDFStructureContent[] = [];
  let from = 0;
  while (from < lines.length) {
    const until = endOfPage(lines, from, sheet.room());
    if (until === from) {
      sheet.newPage();
      continue;
    }
    const content = doc.markStructureContent(type);
    const drawn = lines.slice(from, until);
    drawLines(sheet, drawn, { x: page.left, y: sheet.y, width: contentWidth });
    doc.endMarkedContent();
    contents.push(content);
    sheet.y += drawn.reduce((sum, { height }) => sum + height, 0);
    from = until;
  }
  parent.add(doc.struct(type, {}, contents));
  sheet.y += after;
}

/** Up to which line they fit. */
function endOfPage(lines: readonly PdfLine[], from: number, room: number): number {
  let left = room;
  let until = from;
  while (until < lines.length && (lines[until]?.height ?? 0) <= left) {
    left -= lines[until]?.height ?? 0;
    until += 1;
  }
  return until;
}
