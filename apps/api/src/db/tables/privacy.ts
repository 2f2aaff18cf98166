import type { ColumnType, Generated } from 'kysely';

/** How long a website keeps personal data; without a row the standard terms. */
interface RetentionSettingsRow {
  website_id: string;
  /** Increases with every change. */
  version: Generated<number>;
  /** The amounts that the owner chose, by kind. Written as JSON text. */
  terms: ColumnType<Record<string, unknown>, string, string>;
  /** When kinds that had no term before begin to be erased; null for at once. */
  begins_at: Date | null;
}

/** The last time that what is too old of a kind was erased; it goes on until `finished_at`. */
interface RetentionRunRow {
  website_id: string;
  kind: string;
  started_at: Date;
  finished_at: Date | null;
  /** How many were erased. */
  erased: Generated<number>;
}

export interface PrivacyTables {
  retention_settings: RetentionSettingsRow;
  retention_runs: RetentionRunRow;
}
