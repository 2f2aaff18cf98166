import type { ColumnType } from 'kysely';

/** A line of terms; `item` is one of a list. */
export interface TermsLine {
  readonly kind: 'heading' | 'text' | 'item';
  readonly text: string;
}

/** The terms of a shop as buyers agreed with them; never changed. */
interface AgreedTermsRow {
  website_id: string;
  /** Of title and lines. */
  hash: string;
  title: string;
  /** Where they were read: `/algemene-voorwaarden`. */
  address: string;
  lines: ColumnType<TermsLine[], string, never>;
  created_at: ColumnType<Date, never, never>;
}

export interface AgreedTermsTables {
  agreed_terms: AgreedTermsRow;
}
