import PDFKit from 'pdfkit';
import { cleanText } from './clean-text.ts';
import type { PdfDocument, PdfLook } from './pdf-document.ts';
import { ascentOf, letterWidth, type PdfWeight, runsOf } from './pdf-fonts.ts';
import { wrapText } from './wrap-text.ts';

type Drawing = InstanceType<typeof PDFKit>;
/** Missing in the types of the library: reads a picture, which is then drawn any number of times. */
type OpensImages = Drawing & { openImage: (bytes: Buffer) => PDFKit.Mixins.ImageSrc };
export type Tagged = PDFKit.PDFStructureElement;

/** A4 in points, with the edges that printers leave white. */
export const page = { width: 595.28, height: 841.89, left: 56, right: 56, top: 48, bottom: 64 } as const;
export const contentWidth = page.width - page.left - page.right;
const END = page.height - page.bottom;
/** Of a line, in sizes of its letters. */
const LINE_HEIGHT = 1.4;

/** How a text looks. */
export interface PdfStyle {
  readonly size: number;
  readonly weight?: PdfWeight;
  readonly color: string;
}

/** One line of a text that was wrapped. */
export interface PdfLine extends PdfStyle {
  readonly text: string;
  readonly height: number;
}

/** Where the next thing is drawn, and how much is left below it. */
export interface PdfSheet {
  readonly doc: Drawing;
  readonly look: PdfLook;
  /** Draws the logo with its left top there; its picture is in the document once. */
  readonly drawLogo: (x: number, y: number) => void;
  /** Height of the page above what is drawn next. */
  y: number;
  readonly room: () => number;
  readonly newPage: () => void;
}

/** Begins a document; it has no page yet. */
export function openSheet({ title, author, language, created, look }: PdfDocument): PdfSheet {
  const doc = new PDFKit({
    size: [page.width, page.height],
    // Nothing is broken over pages by the library.
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    tagged: true,
    subset: 'PDF/UA',
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: { Title: cleanText(title), Author: cleanText(author), CreationDate: created, Creator: 'Etalage' },
  } as unknown as PDFKit.PDFDocumentOptions);
  const { logo } = look;
  const picture = logo && (doc as OpensImages).openImage(Buffer.from(logo.bytes));
  const sheet: PdfSheet = {
    doc,
    look,
    drawLogo: (x, y) => {
      if (picture) doc.image(picture, x, y, { width: logo.width, height: logo.height });
    },
    y: page.top,
    room: () => END - sheet.y,
    newPage: () => {
      doc.addPage();
      sheet.y = page.top;
    },
  };
  return sheet;
}

/** A text as lines that are at most so wide. */
export function linesOf(text: string, width: number, style: PdfStyle): PdfLine[] {
  const { size, weight = 'regular' } = style;
  const wrapped = wrapText(cleanText(text), width / size, (letter) => letterWidth(letter, weight));
  return wrapped.map((line) => ({ ...style, text: line, height: size * LINE_HEIGHT }));
}

export const heightOf = (lines: readonly PdfLine[]): number =>
  lines.reduce((sum, { height }) => sum + height, 0);

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'end';
}

/** Draws lines below each other. */
export function drawLines({ doc }: PdfSheet, lines: readonly PdfLine[], { x, y, width, align }: Place): void {
  let top = y;
  for (const { text, size, weight = 'regular', color, height } of lines) {
    // The space keeps the words of two lines apart when they are read out.
    const runs = runsOf(align === 'end' ? text : `${text} `, weight);
    const used = runs.reduce((sum, run) => sum + run.width, 0) * size;
    let left = align === 'end' ? x + width - used : x;
    const baseline = top + ascentOf(weight) * size;
    doc.fontSize(size).fillColor(color);
    for (const run of runs) {
      doc.font(run.font as unknown as string).text(run.text, left, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
      });
      left += run.width * size;
    }
    top += height;
  }
}

interface TagOptions {
  readonly type: 'P' | 'TH' | 'TD' | 'Figure';
  /** What the titles of a table are about. */
  readonly scope?: 'Column' | 'Row';
  /** In place of a picture. */
  readonly alt?: string;
  /** Left, top, right and bottom of a picture. */
  readonly bbox?: readonly number[];
}

/** Draws something that is read out, as a part of what it belongs to. */
export function drawTagged(
  { doc }: PdfSheet,
  parent: Tagged,
  { type, ...options }: TagOptions,
  draw: () => void,
): void {
  const content = doc.markStructureContent(type);
  draw();
  doc.endMarkedContent();
  parent.add(doc.struct(type, options, [content]));
}

/** Draws something that is only seen: lines, and what is said elsewhere. */
export function drawUnread({ doc }: PdfSheet, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** A thin line over the whole width. */
export function drawRule(sheet: PdfSheet, y: number, color: string): void {
  const { doc } = sheet;
  drawUnread(sheet, () => {
    doc
      .moveTo(page.left, y)
      .lineTo(page.width - page.right, y)
      .lineWidth(0.75)
      .strokeColor(color)
      .stroke();
  });
}
