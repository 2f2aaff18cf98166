import { captionOf, type FormItem } from '@etalage/site-model';
import { formatDateTime } from '@etalage/texts/format';
import { stringify } from 'csv-stringify/sync';
import type { ReadSubmission } from './submission.repository.ts';
import { linesOf } from './submission-reply.ts';

/** Submissions as CSV with semicolons and a byte order mark, as Dutch Excel expects. One column per question. */
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
  return stringify(table, {
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    // A line break within a cell is \n alone, which does not end a record.
    quoted_match: /[\r\n]/,
    cast: { string: escapeFormula },
  });
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

/**
 * A cell that no spreadsheet reads as a formula, also when the sign is written in full width, as in Japanese; a phone
 * number may begin with a plus.
 */
function escapeFormula(text: string): string {
  const isHarmless = !/^[=+\-@＝＋－＠\t\r]/.test(text) || /^[+-][\d\s().,-]*$/.test(text);
  return isHarmless ? text : `'${text}`;
}
