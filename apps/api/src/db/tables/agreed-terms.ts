import type { ColumnType } from 'kysely';

/** A line of terms; `item` is one of a list. */
export interface TermsLine {
  readonly kind: 'heading' | 'text' | 'item';
  readonly text: string;
}

/** The terms of a shop as buyers agreed with them; never changed. */
interface AgreedTermsRow {
  website_id: string;
  /** Of title and lines, or of the key of the file. */
  hash: string;
  title: string;
  /** Where they were read: `/algemene-voorwaarden`. */
  address: string;
  /** None if they are a file. */
  lines: ColumnType<TermsLine[], string, never>;
  /** Of a file of the library, which stays as long as the website does. */
  file_key: ColumnType<string | null, string | null | undefined, never>;
  created_at: ColumnType<Date, never, never>;
}

export interface AgreedTermsTables {
  agreed_terms: AgreedTermsRow;
}
