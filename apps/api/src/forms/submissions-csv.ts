import { captionOf, type FormItem } from '@etalage/site-model';
import { formatDateTime } from '@etalage/texts/format';
import { stringify } from 'csv-stringify/sync';
import type { ReadSubmission } from './submission.repository.ts';
import { linesOf } from './submission-reply.ts';

/** A table for a spreadsheet: semicolons and a byte order mark, as Dutch Excel expects. One column per question. */
export function submissionsCsv(
  headings: { readonly date: string; readonly page: string },
  submissions: readonly ReadSubmission[],
): string {
  const columns = columnsOf(submissions);
  const rows = submissions.map((submission) => {
    const said = new Map(linesOf(submission).map(({ identifier, value }) => [identifier, value]));
    return [
      formatDateTime(submission.created_at),
      ...[...columns.keys()].map((identifier) => said.get(identifier) ?? ''),
      submission.url,
    ];
  });
  const table = [[headings.date, ...columns.values(), headings.page], ...rows];
  return stringify(table, {
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    // A line within a cell ends in \n alone, which is not the delimiter of records.
    quoted_match: /[\r\n]/,
    cast: { string: withoutFormula },
  });
}

/** The questions of all versions by identifier, in the order of the newest; the newest wording counts. */
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

/** A cell that no spreadsheet takes for a formula; a telephone number may begin with a plus. */
function withoutFormula(text: string): string {
  const isHarmless = !/^[=+\-@\t\r]/.test(text) || /^[+-][\d\s().,-]*$/.test(text);
  return isHarmless ? text : `'${text}`;
}
