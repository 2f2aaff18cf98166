import type { ColumnType, Generated } from 'kysely';

/** One change of one thing by a member. */
export interface AuditEventRow {
  website_id: string;
  id: string;
  /** The same for everything that one action changed. */
  change_id: string;
  at: Generated<Date>;
  member_id: string;
  /** At the time of the change. */
  member_name: string;
  subject_kind: string;
  subject_id: string;
  action: string;
  /** What it was, null if it did not exist; written as JSON text. */
  before: ColumnType<Record<string, unknown> | null, string | null, never>;
  /** What it became, null if it was deleted. */
  after: ColumnType<Record<string, unknown> | null, string | null, never>;
}

export interface AuditTables {
  audit_events: AuditEventRow;
}
