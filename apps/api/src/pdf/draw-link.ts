import { contentWidth, drawLines, linesOf, page, type PdfSheet, type Tagged } from './pdf-sheet.ts';
import type { PdfBlock } from './pdf-document.ts';

/** Missing in the types of the library: the part of the structure that a link belongs to. */
interface LinkOptions {
  readonly structParent: Tagged;
  readonly Contents: object;
}
type Links = {
  link: (x: number, y: number, width: number, height: number, url: string, options: LinkOptions) => void;
};

/** An address that a reader opens with a press on any of its lines, and that is read out as a link. */
export function drawLink(
  sheet: PdfSheet,
  parent: Tagged,
  { text, url }: Extract<PdfBlock, { kind: 'link' }>,
): void {
  const { doc } = sheet;
  const lines = linesOf(text, contentWidth, { size: 10, color: sheet.look.accent });
  const height = lines.reduce((sum, line) => sum + line.height, 0);
  if (height > sheet.room()) sheet.newPage();
  const content = doc.markStructureContent('Link');
  drawLines(sheet, lines, { x: page.left, y: sheet.y, width: contentWidth });
  doc.endMarkedContent();
  const link = doc.struct('Link');
  link.add(content);
  // PDF/UA wants to be told what a link is about. The library writes texts that are objects as texts, and others as names.
  const Contents = Object(text) as object;
  (doc as unknown as Links).link(page.left, sheet.y, contentWidth, height, url, {
    structParent: link,
    Contents,
  });
  link.end();
  parent.add(doc.struct('P', {}, [link]));
  sheet.y += height + 8;
}
