import type { OutputOf, getSubmission, listSubmissions } from '@etalage/api-contract';
import { fileNameOf, summaryOf } from '@etalage/form-engine/schema';
import { ownValue } from '@etalage/site-model';
import type { ReadSubmission } from './submission.repository.ts';

export type Listed = OutputOf<typeof listSubmissions>['submissions'][number];
type Detail = OutputOf<typeof getSubmission>['submission'];

const MAX_EXCERPT_LENGTH = 160;

/** A submission as the dashboard lists it. */
export function listedSubmissionOf(row: ReadSubmission): Listed {
  const texts = linesOf(row).map(({ value }) => value.replace(/\s+/g, ' '));
  return {
    id: row.id,
    form_id: row.form_id,
    form_title: row.form_title,
    created_at: row.created_at.toISOString(),
    read: row.read_at !== null,
    excerpt: shortened(texts.join(' · ')),
  };
}

/** A submission with all answers as text, also those that the visitor's summary leaves out. */
export function submissionDetailOf(row: ReadSubmission): Detail {
  const files = new Set(row.items.filter(({ type }) => type === 'file').map(({ identifier }) => identifier));
  return {
    ...listedSubmissionOf(row),
    answers: linesOf(row).map((line) => ({
      ...line,
      files: files.has(line.identifier) ? filesOf(ownValue(row.answers, line.identifier)) : [],
    })),
    url: row.url,
    delete_at: row.delete_at?.toISOString() ?? null,
  };
}

function filesOf(value = ''): Detail['answers'][number]['files'] {
  return value.split('|').map((path) => ({ path, name: fileNameOf(path) }));
}

/** Questions and answers as text, as in the visitor's summary but complete. */
export function linesOf({ items, answers }: Pick<ReadSubmission, 'items' | 'answers'>) {
  // Stored answers were visible when the form was sent, so conditions are not evaluated again.
  const all = items.map((item) => ({ ...item, conditional: [], exclude_from_summary: '0' as const }));
  return summaryOf(all, answers);
}

function shortened(text: string): string {
  return text.length <= MAX_EXCERPT_LENGTH ? text : `${text.slice(0, MAX_EXCERPT_LENGTH - 1)}…`;
}
