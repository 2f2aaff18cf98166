import type { exportSubmissions } from '@etalage/api-contract';
import { dutchDayOf } from '@etalage/texts/format';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findForm } from './form.repository.ts';
import { submissionsCsv } from './submissions-csv.ts';
import { findSubmissions } from './submission.repository.ts';

/** Maximum number of rows in one file. */
const MAX_ROWS = 50_000;

/** All submissions of a form as a CSV file. */
export const exportSubmissionsHandler: Handler<typeof exportSubmissions> = async ({ form_id }, context) => {
  requireRole(context, ['owner', 'editor']);
  const { websiteId, translate: t, now } = context;
  return context.read(async (tx) => {
    const form = await findForm(tx, websiteId, form_id);
    if (!form) throw new ApiError('not_found');
    const rows = await findSubmissions(tx, websiteId, { form_id }, { limit: MAX_ROWS, offset: 0 });
    const headings = { date: t('submissions_csv_date'), page: t('submissions_csv_page') };
    return { name: fileName(form.title, now()), csv: submissionsCsv(headings, rows) };
  });
};

function fileName(title: string, now: Date): string {
  const slug = title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${slug || 'formulier'}-${dutchDayOf(now)}.csv`;
}
