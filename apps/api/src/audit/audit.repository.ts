import { sql } from 'kysely';
import type { Member } from '../calls/handler-context.ts';
import { newId } from '../db/new-id.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** What a thing was or became; null when it did not exist. */
type State = Readonly<Record<string, unknown>> | null;

export interface Subject {
  /** What kind of thing, such as `redirect`. */
  readonly kind: string;
  readonly id: string;
}

export interface AuditedChange {
  readonly subjectId: string;
  readonly before: State;
  readonly after: State;
}

export interface AuditEvent {
  readonly id: string;
  /** Of the change that it belongs to. */
  readonly change_id: string;
  readonly at: Date;
  readonly member_name: string;
  readonly subject_id: string;
  readonly action: string;
  readonly before: State;
  readonly after: State;
}

interface Action {
  readonly kind: Subject['kind'];
  readonly action: string;
  readonly changes: readonly AuditedChange[];
  /** The id of a change that this belongs to, if there is one already. */
  readonly change?: string;
}

/**
 * Records what a member changed, in the transaction of the change, so that neither exists without the other. Returns the
 * id of the change, by which all of it can be found; '' if nothing changed.
 */
export async function recordChange(
  tx: WebsiteTransaction,
  websiteId: string,
  { id: memberId, name }: Pick<Member, 'id' | 'name'>,
  { kind, action, changes, change = newId() }: Action,
): Promise<string> {
  if (changes.length === 0) return '';
  const rows = changes.map(({ subjectId, before, after }) => ({ id: newId(), subjectId, before, after }));
  await sql`
    insert into audit_events
      (website_id, id, change_id, member_id, member_name, subject_kind, subject_id, action, before, after)
    select ${websiteId}, id, ${change}, ${memberId}, ${name}, ${kind}, "subjectId", ${action}, before, after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (id text, "subjectId" text, before jsonb, after jsonb)`.execute(tx);
  return change;
}

/** What happened to one thing, newest first. */
export async function findHistory(
  tx: WebsiteTransaction,
  websiteId: string,
  { kind, id }: Subject,
  limit: number,
): Promise<AuditEvent[]> {
  return events(tx, websiteId, kind)
    .where('subject_id', '=', id)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
}

/** Everything of one kind that one action changed. */
export async function findChange(
  tx: WebsiteTransaction,
  websiteId: string,
  kind: Subject['kind'],
  changeId: string,
): Promise<AuditEvent[]> {
  return events(tx, websiteId, kind).where('change_id', '=', changeId).execute();
}

function events(tx: WebsiteTransaction, websiteId: string, kind: Subject['kind']) {
  return tx
    .selectFrom('audit_events')
    .select(['id', 'change_id', 'at', 'member_name', 'subject_id', 'action', 'before', 'after'])
    .where('website_id', '=', websiteId)
    .where('subject_kind', '=', kind);
}
