import { captionOf, type FormItem } from '@etalage/site-model';
import { formatDateTime } from '@etalage/texts/format';
import { csvFile } from '../calls/csv-file.ts';
import type { ReadSubmission } from './submission.repository.ts';
import { linesOf } from './submission-reply.ts';

/** Submissions as a CSV file. One column per question. */
export function submissionsCsv(
  headings: { readonly date: string; readonly page: string },
  submissions: readonly ReadSubmission[],
): string {
  const columns = columnsOf(submissions);
  const rows = submissions.map((submission) => {
    const answers = new Map(linesOf(submission).map(({ identifier, value }) => [identifier, value]));
    return [
      formatDateTime(submission.created_at),
      ...[...columns.keys()].map((identifier) => answers.get(identifier) ?? ''),
      submission.url,
    ];
  });
  const table = [[headings.date, ...columns.values(), headings.page], ...rows];
  return csvFile(table);
}

/** The questions of all versions by identifier, with the order and the caption of the newest version. */
function columnsOf(submissions: readonly ReadSubmission[]): Map<string, string> {
  const columns = new Map<string, string>();
  for (const item of submissions.flatMap(({ items }) => items)) {
    if (isAnswered(item) && !columns.has(item.identifier))
      columns.set(item.identifier, captionOf(item) || item.identifier);
  }
  return columns;
}

function isAnswered({ type }: FormItem): boolean {
  return type !== 'title' && type !== 'description' && type !== 'hidden';
}
