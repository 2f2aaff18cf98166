import { drawCodes } from './draw-codes.ts';
import { drawFields, drawTotals } from './draw-fields.ts';
import { drawLetterhead } from './draw-letterhead.ts';
import { drawLink } from './draw-link.ts';
import { drawTable } from './draw-table.ts';
import { drawText } from './draw-text.ts';
import type { PdfBlock } from './pdf-document.ts';
import { contentWidth, linesOf, type PdfSheet, type Tagged } from './pdf-sheet.ts';

/** Draws one block below the one before it. */
export function drawBlock(sheet: PdfSheet, parent: Tagged, block: PdfBlock): void {
  const { ink } = sheet.look;
  switch (block.kind) {
    case 'letterhead':
      return drawLetterhead(sheet, parent, block);
    case 'heading': {
      const lines = linesOf(block.text, contentWidth, { size: 20, weight: 'bold', color: ink });
      return drawText(sheet, parent, { type: 'H1', lines, after: 10 });
    }
    case 'subheading': {
      const lines = linesOf(block.text, contentWidth, { size: 12, weight: 'bold', color: ink });
      return drawText(sheet, parent, { type: 'H2', lines, after: 4 });
    }
    case 'paragraph': {
      const lines = linesOf(block.text, contentWidth, { size: 10, color: ink });
      return drawText(sheet, parent, { type: 'P', lines, after: 8 });
    }
    case 'link':
      return drawLink(sheet, parent, block);
    case 'codes':
      return drawCodes(sheet, parent, block);
    case 'fields':
      return drawFields(sheet, parent, block.columns);
    case 'table':
      return drawTable(sheet, parent, block);
    case 'totals':
      return drawTotals(sheet, parent, block.rows);
  }
}
