import type { ColumnType, Generated } from 'kysely';

/** Which part of a website: its kind, and its id where a website has several of a kind, else ''. */
interface PartColumns {
  website_id: string;
  kind: string;
  part_id: string;
}

/** The draft of a part, one per part; every save increments its revision. */
export interface SitePartDraftRow extends PartColumns {
  revision: number;
  /** The revision that visitors see; null for what they saw before the first save. */
  published_revision: number | null;
  /** Written as JSON text. */
  value: ColumnType<unknown, string, string>;
  /** Name of the member who saved it; '' before the first save. */
  member: string;
  changed_at: Date;
}

/** A state of a part that can be restored. */
export interface SitePartVersionRow extends PartColumns {
  revision: number;
  value: ColumnType<unknown, string, string>;
  member: string;
  created_at: Date;
  /** Whether visitors have seen it. */
  is_published: boolean;
}

/** A look that an owner saved under a name. */
export interface OwnThemeRow {
  website_id: string;
  id: string;
  name: string;
  /** Written as JSON text. */
  look: ColumnType<unknown, string, string>;
}

/** What a page must know of a file of a font to show its text in another font as large. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  /** Width of a Dutch text, relative to that in Arial and in its bold. */
  readonly regular: number;
  readonly bold: number;
  /** The weights of a font that has several in one file; null for one weight. */
  readonly weights: readonly [number, number] | null;
}

/** A prepared file of a font, by the hash of its bytes. */
export interface FontFileRow {
  website_id: string;
  hash: string;
  bytes: Buffer;
  /** Written as JSON text. */
  metrics: ColumnType<FontMetrics, string, string>;
  created_at: Generated<Date>;
}

/** A font that an owner uploaded; its files are in `font_files`. */
export interface OwnFontRow {
  website_id: string;
  id: string;
  name: string;
  regular: string;
  bold: string | null;
}

export interface SitePartTables {
  site_part_drafts: SitePartDraftRow;
  site_part_versions: SitePartVersionRow;
  own_themes: OwnThemeRow;
  font_files: FontFileRow;
  own_fonts: OwnFontRow;
}
