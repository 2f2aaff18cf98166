import type { PersonRequest } from '@etalage/shop-domain';
import type { ColumnType, Generated } from 'kysely';

/** How long a website keeps personal data; without a row the standard terms. */
interface RetentionSettingsRow {
  website_id: string;
  /** Increases with every change. */
  version: Generated<number>;
  /** The amounts that the owner chose, by kind. Written as JSON text. */
  terms: ColumnType<Record<string, unknown>, string | undefined, string>;
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

/** What an owner adds to the register of what is kept and why; no row before the first save. */
interface PrivacyRegisterRow {
  website_id: string;
  /** Increases with every change. */
  version: number;
  /** Written as JSON text. */
  entries: ColumnType<unknown, string, string>;
}

/** What somebody asked about their data; not who, and not what came of it. */
interface PrivacyRequestRow {
  website_id: string;
  /** Made by the caller. */
  id: string;
  kind: PersonRequest['kind'];
  /** Days such as `2026-11-28`. */
  asked_on: ColumnType<string, string, never>;
  is_extended: Generated<boolean>;
  /** Null while it is open. */
  done_on: ColumnType<string | null, string | null, string | null>;
}

/** A purchase of which its buyer wants no more reminders. */
interface StoppedReminderRow {
  website_id: string;
  /** Of the order, the quote or both. */
  token: string;
  stopped_at: Generated<Date>;
}

export interface PrivacyTables {
  stopped_reminders: StoppedReminderRow;
  privacy_requests: PrivacyRequestRow;
  privacy_registers: PrivacyRegisterRow;
  retention_settings: RetentionSettingsRow;
  retention_runs: RetentionRunRow;
}
