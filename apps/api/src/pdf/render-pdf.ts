import { buffer } from 'node:stream/consumers';
import { cleanText } from './clean-text.ts';
import { drawBlock } from './draw-block.ts';
import { type DrawnPart, drawFooters } from './draw-footers.ts';
import type { PdfDocument } from './pdf-document.ts';
import { openSheet } from './pdf-sheet.ts';

/**
 * Draws a document as a PDF that is read out in its order (PDF/UA), with its letters in it. It takes milliseconds per
 * page, so a server does it in a thread: `runPdfThread`.
 */
export async function renderPdf(document: PdfDocument): Promise<Uint8Array> {
  const sheet = openSheet(document);
  const { doc } = sheet;
  const bytes = buffer(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const drawn: DrawnPart[] = [];
  for (const { title, footer, blocks } of document.parts) {
    sheet.newPage();
    const first = doc.bufferedPageRange().count - 1;
    doc.outline.addItem(cleanText(title));
    const section = doc.struct('Sect', { title: cleanText(title) });
    root.add(section);
    for (const block of blocks) drawBlock(sheet, section, block);
    section.end();
    drawn.push({ footer, first, end: doc.bufferedPageRange().count });
  }
  root.end();
  drawFooters(sheet, document, drawn);
  doc.end();
  return bytes;
}
