import type { exportConsents } from '@etalage/api-contract';
import { dutchDayOf, formatDateTime } from '@etalage/texts/format';
import { requireRole } from '../auth/require-role.ts';
import { csvFile } from '../calls/csv-file.ts';
import type { Handler } from '../calls/handler-context.ts';

/** Maximum number of rows in one file. */
const MAX_ROWS = 50_000;

/** The proofs of the visitors' choices as a CSV file, as Dutch Excel expects it. */
export const exportConsentsHandler: Handler<typeof exportConsents> = async (_input, context) => {
  requireRole(context, ['owner']);
  const { websiteId, translate: t, now } = context;
  const rows = await context.read((tx) =>
    tx
      .selectFrom('cookie_consents')
      .select(['id', 'created_at', 'given', 'enabled', 'offered', 'url'])
      .where('website_id', '=', websiteId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(MAX_ROWS)
      .execute(),
  );
  const headings = ['number', 'date', 'choice', 'enabled', 'offered', 'page'] as const;
  const table = [
    headings.map((name) => t(`cookie_csv_${name}`)),
    ...rows.map((row) => [
      row.id,
      formatDateTime(row.created_at),
      t(row.given ? 'cookie_csv_given' : 'cookie_csv_refused'),
      row.enabled.join(', '),
      row.offered.join(', '),
      row.url,
    ]),
  ];
  return { name: `cookiekeuzes-${dutchDayOf(now())}.csv`, csv: csvFile(table) };
};
