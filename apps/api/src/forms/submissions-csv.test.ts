import { newFormItem } from '@etalage/site-model';
import { expect, it } from 'vitest';
import type { ReadSubmission } from './submission.repository.ts';
import { submissionsCsv } from './submissions-csv.ts';

function cellOf(naam: string): string | undefined {
  const items = [newFormItem({ type: 'text', identifier: 'naam', label: 'Naam' })];
  const submission = { items, answers: { naam }, created_at: new Date(0), url: '/' };
  const csv = submissionsCsv({ date: 'Datum', page: 'Pagina' }, [submission as unknown as ReadSubmission]);
  return csv.split('\r\n')[1]?.split(';')[1];
}

it.each(['=1+1', '+cmd', '-cmd', '@SUM(A1)', '＝1+1', '＋cmd', '－cmd', '＠SUM(A1)'])(
  'writes %s as text, not as a formula',
  (answer) => {
    expect(cellOf(answer)).toBe(`'${answer}`);
  },
);

it.each(['+31 6 1234 5678', '-5', 'Jan = Piet', 'ＡＢＣ'])('does not change %s', (answer) => {
  expect(cellOf(answer)).toBe(answer);
});
