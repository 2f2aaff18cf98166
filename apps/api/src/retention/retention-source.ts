import type { RawBuilder } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** The days before which rows are too old, such as `2024-11-28`. */
export interface KeptFrom {
  readonly from: string;
  /** Of what was sold under OSS. */
  readonly ossFrom: string;
  readonly today: string;
}

/** Rows of one kind that can be too old. */
export interface RetentionSource {
  /** The table with its alias. */
  readonly table: RawBuilder<unknown>;
  readonly alias: string;
  /** What a row is erased by, and the order in which rows are. */
  readonly id: RawBuilder<string>;
  /** Most of them in one transaction, of rows with many others below them. */
  readonly atOnce?: number;
  readonly isOld: (days: KeptFrom) => RawBuilder<boolean>;
  readonly erase: (tx: WebsiteTransaction, websiteId: string, ids: readonly string[]) => Promise<unknown>;
}
