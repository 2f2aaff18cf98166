import type { OutputOf, getSubmission, listSubmissions } from '@etalage/api-contract';
import { fileNameOf, summaryOf } from '@etalage/form-engine/schema';
import type { ReadSubmission } from './submission.repository.ts';

export type Listed = OutputOf<typeof listSubmissions>['submissions'][number];
type Detail = OutputOf<typeof getSubmission>['submission'];

const LONGEST_EXCERPT = 160;

/** A submission as the dashboard lists it. */
export function listedSubmissionOf(row: ReadSubmission): Listed {
  const said = linesOf(row).map(({ value }) => value.replace(/\s+/g, ' '));
  return {
    id: row.id,
    form_id: row.form_id,
    form_title: row.form_title,
    created_at: row.created_at.toISOString(),
    read: row.read_at !== null,
    excerpt: shortened(said.join(' · ')),
  };
}

/** A submission with every answer in words; what the summary leaves out for the visitor is not kept from the owner. */
export function submissionDetailOf(row: ReadSubmission): Detail {
  const files = new Set(row.items.filter(({ type }) => type === 'file').map(({ identifier }) => identifier));
  return {
    ...listedSubmissionOf(row),
    answers: linesOf(row).map((line) => ({
      ...line,
      files: files.has(line.identifier) ? filesOf(row.answers[line.identifier]) : [],
    })),
    url: row.url,
    delete_at: row.delete_at?.toISOString() ?? null,
  };
}

function filesOf(value = ''): Detail['answers'][number]['files'] {
  return value.split('|').map((path) => ({ path, name: fileNameOf(path) }));
}

/** Questions and answers in words, as in the summary but complete. */
export function linesOf({ items, answers }: Pick<ReadSubmission, 'items' | 'answers'>) {
  // What was kept did show when it was sent, so no condition is asked again.
  const all = items.map((item) => ({ ...item, conditional: [], exclude_from_summary: '0' as const }));
  return summaryOf(all, answers);
}

function shortened(text: string): string {
  return text.length <= LONGEST_EXCERPT ? text : `${text.slice(0, LONGEST_EXCERPT - 1)}…`;
}
