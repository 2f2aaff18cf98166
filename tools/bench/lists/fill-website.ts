import { nl } from '@etalage/texts';
import { textScreenOf } from '@etalage/texts/screens';
import { openPool, type Pool } from '../http/open-pool.ts';
import type { RunningShop } from '../../start/start-shop.ts';

/** Most rows of each kind. */
export const sizes = {
  pages: 2000,
  texts: 5000,
  missed: 45_000,
  deleted: 5000,
  products: 100_000,
  orders: 1_000_000,
  quotes: 10_000,
  movements: 100_000,
  hours: 24 * 730,
} as const;

/** The most that a website stores: every text that owners can change in words of their own, and others of old versions. */
const changeable = Object.keys(nl).filter((key) => textScreenOf(key) !== undefined);
const keys = [
  ...changeable,
  ...Array.from({ length: sizes.texts - changeable.length }, (_, n) => `oud_${n}`),
];
const texts = Object.fromEntries(keys.map((key) => [key, `Eigen woorden voor ${key}`]));

const variants = JSON.stringify([
  { id: 'a', choices: ['Geolied'] },
  { id: 'b', choices: ['Zwart'] },
]);

/** Rows without what follows from them elsewhere: triggers and foreign keys are off while they are added. */
export async function fillWebsite({ database }: RunningShop, site: string): Promise<void> {
  const { host, port } = database;
  const pool = openPool({ host, port, user: 'postgres', database: 'etalage' }, 1);
  const document = JSON.stringify({ version: 1, root: [], blocks: {} });
  const customer = `json_build_object('invoice_company', case when n % 4 = 0 then 'Timmerbedrijf ' || n else '' end,
    'invoice_firstname', 'Anna', 'invoice_lastname', 'Achternaam' || n, 'invoice_postcode', 1000 + n % 9000 || ' AB',
    'invoice_country', case when n % 50 = 0 then 'BE' else 'NL' end)::jsonb`;
  const snapshot = `json_build_object('cart', json_build_object('shoppingcart', json_build_object('products', json_build_array(
    json_build_object('title', 'Tafel van eiken, nummer ' || n % 1000, 'article_number', 'TA-' || n % 1000),
    json_build_object('title', 'Stoel van beuken, nummer ' || n % 777, 'article_number', '')))))::jsonb`;
  const statements = [
    'set session_replication_role = replica',
    `set maintenance_work_mem = '1GB'`,
    `insert into pages (website_id, id, path, title) select '${site}', 'b' || n, '/map-' || n % 40 || '/pagina-' || n,
       'Pagina over stoel ' || n from generate_series(1, ${sizes.pages}) n`,
    `insert into drafts (website_id, document_kind, document_id, revision, published_revision, document)
       select '${site}', 'page', 'b' || n, 1, 1, '${document}' from generate_series(1, ${sizes.pages}) n`,
    `update websites set settings = settings || '${JSON.stringify({ texts }).replaceAll("'", "''")}' where id = '${site}'`,
    `insert into not_found_log (website_id, day, path, count) select '${site}', current_date - n % 90, '/weg/' || n, n % 700
       from generate_series(1, ${sizes.missed}) n`,
    `insert into audit_events (website_id, id, change_id, at, member_id, member_name, subject_kind, subject_id, action, before)
       select '${site}', 'b' || n, 'c' || n, now() - n * interval '1 minute', 'm', 'Joost', 'redirect', 'r' || n, 'deleted',
         json_build_object('from', '/oud/' || n, 'to', '/nieuw/' || n, 'permanent', true)
       from generate_series(1, ${sizes.deleted}) n`,
    // Every tenth has two variants, and every hundredth product has few pieces.
    `insert into products (website_id, id, title, url, price_cents, status, stock_management, low_stock, variant_options, variants)
       select '${site}', 'b' || n, 'Tafel van eiken, nummer ' || n, '/tafels/tafel-' || n, 100, 'published', true, 2,
         case when n % 10 = 0 then '{hout}'::text[] else '{}' end,
         case when n % 10 = 0 then '${variants}'::jsonb else '[]' end from generate_series(1, ${sizes.products}) n`,
    `insert into stock (website_id, product_id, on_hand) select '${site}', 'b' || n, case when n % 100 = 1 then 2 else 20 + n % 700 end
       from generate_series(1, ${sizes.products}) n`,
    `insert into variant_stock (website_id, product_id, variant_id, on_hand) select '${site}', 'b' || n, v, 10 + n % 350
       from generate_series(10, ${sizes.products}, 10) n, unnest('{a,b}'::text[]) v`,
    `insert into stock_movements (website_id, product_id, variant_id, at, change, on_hand, reason)
       select '${site}', 'b' || n % 1000, '', now() - n * interval '1 minute', 1, 1, 'sale' from generate_series(1, ${sizes.movements}) n`,
    // Most are paid and sent; every tenth waits for its money, and every hundredth is to be sent.
    `insert into orders (website_id, id, token, number, cart_id, email, customer, snapshot, payment_method, total_excl_tax,
         total_tax, total_incl_tax, created_at, payment_status, sent)
       select '${site}', 'b' || n, 't' || n, '2026-' || n, 'c' || n, 'klant' || n || '@b.nl', ${customer}, ${snapshot}, 'ideal',
         n % 5000, 0, n % 5000, now() - n * interval '1 minute', case when n % 10 = 1 then 'open' else 'paid' end,
         case when n % 100 = 0 then 'none' else 'all' end from generate_series(1, ${sizes.orders}) n`,
    `insert into quotes (website_id, id, token, number, cart_id, email, customer, snapshot, total_excl_tax, total_incl_tax, created_at)
       select '${site}', 'q' || n, case when n % 2 = 0 then 't' || n else 'tq' || n end, 'O' || n, 'cq' || n, 'klant' || n || '@b.nl',
         ${customer}, ${snapshot}, 100, 121, now() - n * interval '10 minutes' from generate_series(1, ${sizes.quotes}) n`,
    // Two years of figures, of a shop that sells 500 products a day and finds 40 searches in vain.
    `insert into sale_hours (website_id, hour, turnover, orders)
       select '${site}', date_trunc('hour', now()) - n * interval '1 hour', 1000 * (n % 90), 60 from generate_series(0, ${sizes.hours - 1}) n`,
    `insert into visit_counts (website_id, hour, visits)
       select '${site}', date_trunc('hour', now()) - n * interval '1 hour', 1 + n % 900 from generate_series(0, ${sizes.hours - 1}) n`,
    `insert into product_sales (website_id, unit, starts, product_id, title, pieces, turnover)
       select '${site}', 'day', current_date - d, 'b' || p, 'Tafel ' || p, 3, 100 * ((p + d) % 977) from generate_series(0, 99) d, generate_series(1, 500) p
       union all select '${site}', 'month', date_trunc('month', now())::date - make_interval(months => m), 'b' || p, 'Tafel ' || p, 90, 100 * (p % 977)
         from generate_series(0, 23) m, generate_series(1, 5000) p`,
    `insert into missed_searches (website_id, day, words, count)
       select '${site}', current_date - d, 'woorden ' || w, 1 + w % 7 from generate_series(0, 364) d, generate_series(1, 40) w`,
    // As PostgreSQL does by itself within a minute.
    `update orders o set with_quote = true from quotes q where o.website_id = '${site}' and q.website_id = '${site}' and q.token = o.token`,
    `update quotes q set with_order = true from orders o where o.website_id = '${site}' and q.website_id = '${site}' and q.token = o.token`,
  ];
  await runWithoutSearch(pool, statements);
  await pool.end();
}

/** Runs statements while there are no indexes by words of orders: made at once they take a minute, row by row an hour. */
async function runWithoutSearch(pool: Pool, statements: readonly string[]): Promise<void> {
  const found = await findSearchIndexes(pool);
  for (const { name } of found) await pool.query(`drop index ${name}`);
  for (const statement of statements) await pool.query(statement);
  for (const { definition } of found) await pool.query(definition);
  await pool.query('vacuum analyze');
}

async function findSearchIndexes(pool: Pool) {
  const { rows } = await pool.query(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
    where indrelid = 'orders'::regclass and amname = 'gin'`);
  return rows as { readonly name: string; readonly definition: string }[];
}
