/** A document as it is described, without where anything stands; plain data, so that a thread can draw it. */
export interface PdfDocument {
  /** Shown by readers, and read out first. */
  readonly title: string;
  readonly author: string;
  /** Code of its language, such as `nl`. */
  readonly language: string;
  readonly created: Date;
  readonly look: PdfLook;
  /** At the foot of each page; `{page}` and `{pages}` are those of its part. */
  readonly pageText: string;
  /** Each begins on a page of its own, and counts its pages by itself. */
  readonly parts: readonly PdfPart[];
}

/** Colours as `#1f5a4a`, readable on white. */
export interface PdfLook {
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly accent: string;
  readonly logo?: PdfPicture;
}

/** A JPEG or a PNG, with the size at which it is shown, in points. */
export interface PdfPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface PdfPart {
  /** In the list of what a document contains. */
  readonly title: string;
  /** At the foot of each of its pages. */
  readonly footer: string;
  readonly blocks: readonly PdfBlock[];
}

export type PdfBlock =
  /** Who sends it: the logo, and beside it a name with lines below. */
  | { readonly kind: 'letterhead'; readonly name: string; readonly lines: readonly string[] }
  | { readonly kind: 'heading'; readonly text: string }
  /** Above a part of the text. */
  | { readonly kind: 'subheading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string }
  | { readonly kind: 'codes'; readonly codes: readonly PdfCode[] }
  /** Columns beside each other, with fields below each other. */
  | { readonly kind: 'fields'; readonly columns: readonly (readonly PdfField[])[] }
  | PdfTable
  /** Sums at the right, the last one of which counts most. */
  | { readonly kind: 'totals'; readonly rows: readonly { readonly label: string; readonly value: string }[] };

/** A QR code. */
export interface PdfCode {
  /** With a 1 for a dark square, without a margin. */
  readonly rows: readonly string[];
  /** What it is for; stands below it, and is read out in place of it. */
  readonly label: string;
}

export interface PdfField {
  readonly label: string;
  readonly lines: readonly string[];
}

export interface PdfTable {
  readonly kind: 'table';
  readonly columns: readonly PdfColumn[];
  readonly rows: readonly (readonly PdfCell[])[];
}

export interface PdfColumn {
  readonly title: string;
  /** Its share of the width. */
  readonly width: number;
  readonly align?: 'end';
}

export interface PdfCell {
  readonly text: string;
  /** Below it, in lesser letters. */
  readonly details?: readonly string[];
  readonly strong?: boolean;
}
