import type { PdfBlock } from './pdf-document.ts';
import {
  contentWidth,
  drawLines,
  drawTagged,
  heightOf,
  linesOf,
  page,
  type PdfSheet,
  type Tagged,
} from './pdf-sheet.ts';

/** The logo at the left; at the right, or at the left without one, who sends it. */
export function drawLetterhead(
  sheet: PdfSheet,
  parent: Tagged,
  { name, lines }: Extract<PdfBlock, { kind: 'letterhead' }>,
): void {
  const { look } = sheet;
  const { logo } = look;
  const width = logo ? contentWidth / 2 - 12 : contentWidth;
  const x = page.left + contentWidth - width;
  const top = sheet.y;
  if (logo) {
    const box = [page.left, top, page.left + logo.width, top + logo.height];
    drawTagged(sheet, parent, { type: 'Figure', alt: name, bbox: box }, () => sheet.drawLogo(page.left, top));
  }
  const named = linesOf(name, width, { size: logo ? 9.5 : 14, weight: 'bold', color: look.ink });
  const rest = lines.flatMap((line) => linesOf(line, width, { size: 8.5, color: look.muted }));
  const all = [...named, ...rest];
  drawTagged(sheet, parent, { type: 'P' }, () => drawLines(sheet, all, { x, y: top, width }));
  sheet.y = top + Math.max(heightOf(all), logo?.height ?? 0) + 28;
}
