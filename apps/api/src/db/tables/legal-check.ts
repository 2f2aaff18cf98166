import type { LegalPlace } from '@etalage/shop-domain';
import type { ColumnType, Generated } from 'kysely';

/** A finding as it is kept. */
export interface StoredLegalFinding {
  /** Hash of what it is about. */
  readonly key: string;
  readonly code: string;
  readonly gravity: 'must' | 'should';
  readonly values: Readonly<Record<string, string>>;
  readonly places: readonly LegalPlace[];
  readonly more: number;
}

/** The last legal check of a website. */
interface LegalCheckRow {
  website_id: string;
  checked_at: Generated<Date>;
  /** Written as JSON text. */
  findings: ColumnType<StoredLegalFinding[], string, string>;
  pages: number;
  products: number;
  skipped: number;
}

/** A finding of the last check that does not count, and why. */
interface LegalAsideRow {
  website_id: string;
  key: string;
  reason: string;
  member_name: string;
  created_at: Generated<Date>;
}

export interface LegalCheckTables {
  legal_checks: LegalCheckRow;
  legal_asides: LegalAsideRow;
}
