import { summaryOf } from '@etalage/form-engine/schema';
import type { FormItem } from '@etalage/site-model';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { FormSubmissionRow } from '../db/tables/forms.ts';
import { releaseFiles } from '../files/visitor-files.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { StoredForm } from './form.repository.ts';
import { searchableText } from './searchable-text.ts';
import { senderOf } from './sender-of.ts';

const DAY_MS = 24 * 3600 * 1000;

export interface NewSubmission {
  readonly id: string;
  readonly form: StoredForm;
  readonly values: Readonly<Record<string, string>>;
  readonly url: string;
  readonly now: Date;
}

/** Stores a submission with the date at which it is deleted, if its form sets one. */
export async function insertSubmission(
  tx: WebsiteTransaction,
  websiteId: string,
  { id, form, values, url, now }: NewSubmission,
): Promise<void> {
  const days = form.settings.retention_days;
  const summary = summaryOf(form.items, values).map(({ value }) => value);
  await tx
    .insertInto('form_submissions')
    .values({
      website_id: websiteId,
      id,
      form_id: form.id,
      version: form.version,
      url,
      answers: JSON.stringify(values),
      ...senderOf(form.items, values),
      words: searchableText(summary.join('\n')),
      created_at: now,
      delete_at: days > 0 ? new Date(now.getTime() + days * DAY_MS) : null,
    })
    .execute();
}

/** A submission with the questions it answers. */
export type ReadSubmission = Selectable<FormSubmissionRow> & {
  readonly form_title: string;
  readonly items: readonly FormItem[];
};

export interface SubmissionFilter {
  readonly form_id?: string;
  readonly id?: string;
  /** Of who sent them, as it is stored. */
  readonly email?: string;
  readonly query?: string;
  readonly unread?: boolean;
}

/** Submissions that match a filter, newest first. */
export async function findSubmissions(
  tx: WebsiteTransaction,
  websiteId: string,
  filter: SubmissionFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReadSubmission[]> {
  const { rows } = await sql<ReadSubmission>`
    select s.*, f.title as form_title, v.items
    from form_submissions s
    join forms f on f.website_id = s.website_id and f.id = s.form_id
    join form_versions v on v.website_id = s.website_id and v.form_id = s.form_id and v.version = s.version
    where s.website_id = ${websiteId} and ${matches(filter)}
    order by s.created_at desc, s.id limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

/** The number of submissions that match a filter, and how many of these are unread. */
export async function countSubmissions(
  tx: WebsiteTransaction,
  websiteId: string,
  filter: SubmissionFilter,
): Promise<{ total: number; unread: number }> {
  const { rows } = await sql<{ total: number; unread: number }>`
    select count(*)::int as total, (count(*) filter (where s.read_at is null))::int as unread
    from form_submissions s where s.website_id = ${websiteId} and ${matches(filter)}`.execute(tx);
  return rows[0] ?? { total: 0, unread: 0 };
}

function matches({ form_id, id, email, query = '', unread }: SubmissionFilter) {
  const words = searchableText(query).split(/\s+/).filter(Boolean).slice(0, 10);
  const conditions = [
    sql`true`,
    ...(form_id ? [sql`s.form_id = ${form_id}`] : []),
    ...(id ? [sql`s.id = ${id}`] : []),
    ...(email ? [sql`s.email = ${email}`] : []),
    ...(unread ? [sql`s.read_at is null`] : []),
    ...words.map((word) => sql`strpos(s.words, ${word}) > 0`),
  ];
  return sql.join(conditions, sql` and `);
}

/** Marks submissions as read or unread; for those already read, the time does not change. Returns their number. */
export async function markSubmissions(
  tx: WebsiteTransaction,
  websiteId: string,
  ids: readonly string[],
  read: boolean,
): Promise<number> {
  const marked = await tx
    .updateTable('form_submissions')
    .set({ read_at: read ? sql<Date>`coalesce(read_at, clock_or(now()))` : null })
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(marked.numUpdatedRows);
}

/** Deletes submissions with their files; returns their number. */
export async function deleteSubmissions(
  tx: WebsiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<number> {
  return deleteFound(tx, websiteId, sql`id = any(${ids})`);
}

/** Deletes all submissions of a form. */
export async function deleteSubmissionsOf(
  tx: WebsiteTransaction,
  websiteId: string,
  formId: string,
): Promise<void> {
  await deleteFound(tx, websiteId, sql`form_id = ${formId}`);
}

/** Deletes submissions whose retention period has ended. */
export async function deleteEndedSubmissions(
  tx: WebsiteTransaction,
  websiteId: string,
  now: Date,
): Promise<void> {
  await deleteFound(tx, websiteId, sql`delete_at < ${now}`);
}

async function deleteFound(
  tx: WebsiteTransaction,
  websiteId: string,
  rule: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    delete from form_submissions where website_id = ${websiteId} and ${rule} returning id`.execute(tx);
  await releaseFiles(
    tx,
    websiteId,
    rows.map(({ id }) => id),
  );
  return rows.length;
}
