import { sql } from 'kysely';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import { linesOf, submissionDetailOf } from '../../forms/submission-reply.ts';
import type { ReadSubmission } from '../../forms/submission.repository.ts';
import { type AskedPart, partOf } from './own-part.ts';

/** What was sent with forms from an address, with the names of the files. */
export async function findOwnSubmissions(
  tx: WebsiteTransaction,
  { websiteId, email, after, limit }: AskedPart,
) {
  const { rows } = await sql<ReadSubmission>`
    select s.*, f.title as form_title, v.items from form_submissions s
    join forms f on f.website_id = s.website_id and f.id = s.form_id
    join form_versions v on v.website_id = s.website_id and v.form_id = s.form_id and v.version = s.version
    where s.website_id = ${websiteId} and s.email = ${email} and s.id > ${after}
    order by s.id limit ${limit + 1}`.execute(tx);
  const part = partOf(rows, limit);
  return { items: part.rows.map((row) => submissionOf(row)), last: part.last };
}

function submissionOf(row: ReadSubmission) {
  const answered = submissionDetailOf(row).answers;
  const files = new Map(answered.map((answer) => [answer.identifier, answer.files]));
  return {
    form: row.form_title,
    page: row.url,
    at: row.created_at,
    answers: linesOf(row).map(({ identifier, label, value }) => ({
      question: label,
      answer: value,
      files: (files.get(identifier) ?? []).map(({ name }) => name),
    })),
    attachments: answered.flatMap((answer) => answer.files).filter(({ path }) => path !== ''),
  };
}

/** The mails that an address got and that are still kept; not those with a secret. */
export async function findOwnMails(tx: WebsiteTransaction, { websiteId, email, after, limit }: AskedPart) {
  const rows = await tx
    .selectFrom('mail_outbox')
    .select(['id', 'created_at as at', 'subject', 'text'])
    .where('website_id', '=', websiteId)
    .where(sql<boolean>`lower(btrim(recipient)) = ${email}`)
    .where('private', '=', false)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  const part = partOf(rows, limit);
  return { items: part.rows.map(({ at, subject, text }) => ({ at, subject, text })), last: part.last };
}
