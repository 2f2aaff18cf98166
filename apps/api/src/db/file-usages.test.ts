import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';

const { admin } = await createTestDatabase();

/** Tables whose content is no place that shows a file, with why. */
const NO_PLACES: Readonly<Record<string, string>> = {
  audit_events: 'what was, for reading only',
  document_saves: 'steps of a draft, which is a place itself',
  refused_versions: 'a draft that was not accepted',
  site_part_versions: 'earlier versions of a part',
  carts: 'the buyer and the chosen methods',
  catalogue_import_items: 'rows of a sheet, and what a product had before; the product is the place',
  cart_lines: 'choices; pictures are those of the product',
  agreed_terms: 'lines of text, or a file that stays without being shown',
  orders: 'shown without pictures',
  price_history: 'prices that were asked',
  order_views: 'what is searched for in the list of orders',
  own_themes: 'colours, fonts and shapes; an own font is a file of its own',
  fetched_pictures: 'where files came from; the address of a file that is gone is fetched again',
  font_files: 'files of fonts themselves, with their metrics',
  order_lines: 'shown without pictures',
  quotes: 'shown without pictures',
  quote_offers: 'files of a quote, which are in no library and stay while a version names them',
  payment_events: 'reports of the provider',
  payment_keys: 'names of profiles at the provider',
  payment_emulator_payments: 'reports of the provider',
  payment_emulator_refunds: 'reports of the provider',
  invoices: 'printed without pictures of products',
  withdrawals: 'pieces of an order',
  vat_proofs: 'answers of the service',
  vat_rechecks: 'answers of the service',
  vat_corrections: 'how documents are charged',
  legal_checks: 'what is wrong with places, which are places themselves',
  makers: 'names and addresses',
  privacy_registers: 'what is kept and why, in words',
  retention_settings: 'for how long what is kept',
  refunds: 'pieces and amounts that were paid back',
  shipping_methods: 'rules of prices and countries',
  vies_checks: 'replies of the service',
  idempotency_keys: 'replies of calls',
  form_submissions: 'files of visitors, which are claimed and never in the bin',
  mail_outbox: 'mails that have left',
  search_documents: 'words for searching',
  search_texts: 'words for searching',
  search_pending: 'words for searching',
};

/**
 * A file that no place shows loses its bytes after its time in the bin. A table that is forgotten here would lose its
 * pictures without anybody noticing.
 */
it('every table that can name a file of the owner has a trigger that records it, or is no place', async () => {
  const { rows } = await admin.pool.query<{ name: string; is_tracked: boolean }>(`
    select c.table_name as name, bool_or(exists (
      select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where t.tgrelid = c.table_name::regclass and not t.tgisinternal and p.prosrc like '%save_%file_usages%')) as is_tracked
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and (c.data_type in ('json', 'jsonb')
      or c.data_type = 'text' and c.column_name ~ '(image|picture|photo|logo|file|video|description|html|body|content|location)')
      and c.table_name not in ('files', 'file_usages', 'pictures')
    group by c.table_name order by 1`);
  const tracked = rows.filter(({ is_tracked }) => is_tracked).map(({ name }) => name);
  expect(
    rows.map(({ name }) => name).filter((name) => !tracked.includes(name) && !(name in NO_PLACES)),
  ).toEqual([]);
  expect(tracked).toEqual(
    expect.arrayContaining(['drafts', 'page_revisions', 'products', 'site_documents', 'websites']),
  );
  expect(
    tracked.filter((name) => name in NO_PLACES),
    'both a place and none',
  ).toEqual([]);
});
