import { legalCodes, type LegalCode } from '@etalage/shop-domain';
import { describe, expect, it } from 'vitest';
import { newId } from '../db/new-id.ts';
import { withWebsite } from '../db/with-website.ts';
import { publicAddress } from '../files/picture.repository.ts';
import { createPage, publishPage } from '../pages/publish-page.ts';
import { countQueries } from '../testing/count-queries.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { documentOf } from '../testing/document-fixture.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { legalCheckHandlers } from './handlers.ts';
import { addCleanWebsite, setFooter } from './testing/clean-website.ts';

const database = await createTestDatabase();
const { pool } = database.admin;
const owned: string[] = [];
const api = await startTestApi(
  database,
  {},
  {
    handlers: legalCheckHandlers,
    audience: 'owner',
    findMember: async () => ({
      id: 'owner',
      name: 'Noor',
      email: 'noor@x.nl',
      websites: owned.map((id) => ({ id, role: 'owner' as const })),
    }),
  },
);

interface Found {
  readonly code: string;
  readonly more: number;
  readonly places: readonly { kind: string; id: string; title: string; block: string }[];
}

async function cleanWebsite(): Promise<string> {
  const id = await addCleanWebsite(database);
  owned.push(id);
  return id;
}

const check = async (websiteId: string): Promise<Found[]> => (await checked(websiteId)).findings;

async function checked(
  websiteId: string,
): Promise<{ findings: Found[]; pages: number; products: number; skipped: number }> {
  const reply = await api.call(
    'runLegalCheck',
    { website_id: websiteId, project_id: websiteId },
    { host: 'dash.test', headers: { origin: 'http://dash.test' } },
  );
  expect(reply.status).toBe(200);
  return reply.body.check;
}

const setting = (path: string, value: unknown) => (id: string) =>
  pool.query(`update websites set settings = jsonb_set(settings, $2, $3, true) where id = $1`, [
    id,
    path.split('.'),
    JSON.stringify(value),
  ]);
const statement = (sql: string) => (id: string) => pool.query(sql, [id]);
const page =
  (html: string, path = `/${newId()}`) =>
  (id: string) =>
    withWebsite(database.app, id, async (tx) => {
      const pageId = await createPage(tx, id, { path, title: 'Extra', document: documentOf(html) });
      await publishPage(tx, id, pageId);
    });
const picture = (id: string, url = '/media/x/foto.jpg') =>
  withWebsite(database.app, id, async (tx) => {
    const block = {
      id: 'b',
      type: 'image',
      version: 1,
      data: { url, alt: '' },
      slots: {},
    };
    const section = { id: 's', type: 'sectionContent', version: 1, data: {}, slots: { content: ['b'] } };
    const document = { version: 1 as const, root: ['s'], blocks: { s: section, b: block } };
    const pageId = await createPage(tx, id, { path: '/beeld', title: 'Beeld', document });
    await publishPage(tx, id, pageId);
  });
const cookie = (purpose: string, scripts: string[]) =>
  setting('cookies', {
    list: [
      {
        id: 'tel',
        purpose,
        name: 'Tellen',
        description: '',
        initialState: false,
        cookies: [],
        scripts,
        code: '',
        hosts: [],
      },
    ],
  });
const product = (columns: string) =>
  statement(`update products set ${columns} where website_id = $1 and id = 'duin'`);
const questions = (item: object) => (id: string) =>
  pool.query(
    `update form_versions set items = (select jsonb_agg(one || $2) from jsonb_array_elements(items) one)
     where website_id = $1`,
    [id, JSON.stringify(item)],
  );

/** An order of a country, with what it was charged; stored without its checks. */
const order =
  (country: string, { company = false, net = 0 } = {}) =>
  async (id: string) => {
    const customer = {
      invoice_country: country,
      invoice_is_company: company,
      invoice_tax_number: company ? 'BE0403170701' : '',
    };
    const key = newId();
    await pool.query(
      `insert into orders (website_id, id, token, number, cart_id, email, customer, snapshot, payment_method, status,
         payment_status, total_excl_tax, total_tax, total_incl_tax)
       values ($1, $2, $2, $2, $2, 'x@x.nl', $3, $4, 'wire', 'placed', 'paid', $5, 0, $5)`,
      [id, key, customer, { cart: {}, calculation: {}, vat: {} }, net],
    );
    await pool.query('delete from order_vat where website_id = $1', [id]);
    await pool.query(
      `insert into order_vat (website_id, order_id, category, rate, destination, gross, tax, at, country, is_booked)
       values ($1, $2, 'S', 2100, '', $3, 0, now(), $4, true)`,
      [id, key, net, country],
    );
  };
const many =
  (...steps: ((id: string) => Promise<unknown>)[]) =>
  async (id: string) => {
    for (const step of steps) await step(id);
  };

const withoutPickup = statement(`delete from payment_methods where website_id = $1 and id = 'pay_on_pickup'`);
const payLater = (terms: object) => (id: string) =>
  pool.query(
    `insert into payment_methods (website_id, id, title, provider, transfer, pay_later)
     select $1, 'pay_later', 'Achteraf betalen', 'offline', transfer, $2
     from payment_methods where website_id = $1 and id = 'wire'`,
    [id, terms],
  );

const odr = '<p><a href="https://ec.europa.eu/consumers/odr/">Geschil</a></p>';

/** One planted fault each, as an owner could make it. */
const faults: readonly (readonly [LegalCode, string, (id: string) => Promise<unknown>])[] = [
  ['order_button', 'text', setting('texts', { webshop_checkout_order: 'Plaats bestelling' })],
  ['quote_button', 'text', setting('texts', { webshop_checkout_ask_quote: 'Nu kopen' })],
  ['company_name', 'company', setting('company.name', '')],
  ['company_address', 'company', setting('company.street', '')],
  ['company_email', 'company', setting('company.email', '')],
  ['company_phone', 'company', setting('company.phone', '')],
  ['company_kvk', 'company', setting('company.kvk', '')],
  ['company_vat', 'company', setting('company.vat_number', '')],
  ['net_prices', 'webshop', setting('modules.webshop.show_price_tax_included', false)],
  [
    'delivery_none',
    'shipping',
    statement('update shipping_methods set enabled = false where website_id = $1'),
  ],
  [
    'delivery_own_country',
    'shipping',
    statement(`update shipping_methods set rules = jsonb_set(rules, '{0,countries}', '["BE"]')
      where website_id = $1 and not is_pickup`),
  ],
  ['delivery_time_none', 'webshop', setting('modules.webshop.delivery_to', null)],
  ['maker_none', 'product', product(`maker_id = ''`)],
  ['accessibility_none', 'webshop', setting('modules.webshop.accessibility', '')],
  ['withdrawal_words', 'text', setting('texts', { withdrawal_link: 'Hulp nodig?' })],
  ['terms_none', 'webshop', setting('modules.webshop.agreement_url', '')],
  ['terms_gone', 'webshop', setting('modules.webshop.agreement_url', '/weg')],
  ['terms_elsewhere', 'webshop', setting('modules.webshop.agreement_url', 'https://elders.example/av.pdf')],
  ['privacy_unlinked', 'page', (id) => setFooter(pool, id, '<p>Niets</p>')],
  ['privacy_unlinked', 'page', (id) => setFooter(pool, id, '<p><a href="/privacy-en-meer">x</a></p>')],
  ['tracker_at_once', 'cookies', cookie('necessary', ['https://www.google-analytics.com/g.js'])],
  ['load_at_once', 'cookies', cookie('functional', ['https://chat.example/c.js'])],
  ['embed_unlisted', 'page', page('<p><iframe src="https://www.youtube.com/x"></iframe></p>')],
  ['odr_link', 'page', page(odr)],
  ['odr_link', 'product', product(`description = '${odr}'`)],
  ['odr_link', 'text', setting('texts', { website_search_field_placeholder: 'ec.europa.eu/consumers/odr' })],
  [
    'odr_link',
    'form',
    statement(`update forms set settings = settings || '{"confirm_text": "ec.europa.eu/consumers/odr"}'
      where website_id = $1`),
  ],
  ['typed_prior_price', 'product', product(`before_price_text = 'Van € 529,00 voor'`)],
  [
    'sale_without_prior',
    'product',
    many(
      statement(`insert into price_history (website_id, product_id, at, price_cents)
        values ($1, 'duin', now() - interval '10 days', 40000)`),
      product('sale_price_cents = 45000'),
    ),
  ],
  ['prepayment', 'payment', withoutPickup],
  ['prepayment', 'payment', many(withoutPickup, payLater({ days: 14, buyers: 'companies', most: 0 }))],
  [
    'prepayment',
    'payment',
    statement('update shipping_methods set enabled = not is_pickup where website_id = $1'),
  ],
  ['form_ticked', 'form', questions({ type: 'checkbox', label: 'Ik ga akkoord', default_value: 'ja' })],
  ['form_label', 'form', questions({ label: '', title: '' })],
  ['alt_missing', 'page', (id) => picture(id)],
  ['contrast_poor', 'look', setting('theme', { colors: { dark: '#aaaaaa' } })],
  [
    'menu_gone',
    'menu',
    statement(`update menus set items = jsonb_set(items, '{0,link}', '"/weg"') where website_id = $1`),
  ],
  [
    'mails_kept',
    'mails',
    statement(`insert into mail_outbox (website_id, id, unique_key, recipient, reply_to, sender_name, subject, html, text, status)
      values ($1, 'm', 'x:1', 'a@b.nl', '', '', '', '', '', 'kept')`),
  ],
  ['oss_passed', 'webshop', order('DE', { net: 1_000_001 })],
  ['oss_near', 'webshop', order('DE', { net: 900_000 })],
  ['peppol', 'peppol', many(setting('company.country', 'BE'), order('BE', { company: true }))],
  ['peppol_later', 'peppol', setting('company.country', 'BE')],
];

describe('runLegalCheck', () => {
  it('finds nothing on a clean website', async () => {
    expect(await check(await cleanWebsite())).toEqual([]);
  });

  it.each(faults)('finds %s, at %s, and nothing else', async (code, kind, plant) => {
    const id = await cleanWebsite();
    await plant(id);
    const found = await check(id);
    expect(found.map((one) => [one.code, one.places[0]?.kind])).toEqual([[code, kind]]);
  });

  it('finds that nothing about privacy is published', async () => {
    const id = await cleanWebsite();
    await pool.query(
      `update page_revisions set published = false where website_id = $1 and page_id in
      (select id from pages where website_id = $1 and path = '/privacy')`,
      [id],
    );
    expect((await check(id)).map(({ code }) => code)).toEqual(['privacy_none']);
  });

  it('plants a fault of every code', () => {
    const planted = new Set<string>([...faults.map(([code]) => code), 'privacy_none']);
    expect([...planted].toSorted()).toEqual(Object.keys(legalCodes).toSorted());
  });
});

describe('what a check reads', () => {
  it('takes a menu for a link only where it stands in a part of all pages', async () => {
    const id = await cleanWebsite();
    await setFooter(pool, id, '<p>Niets</p>');
    await pool.query(
      `update menus set items = jsonb_set(items, '{0,link}', '"/privacy"') where website_id = $1`,
      [id],
    );
    expect((await check(id)).map(({ code }) => code)).toEqual(['privacy_unlinked']);
    await pool.query(
      `update site_documents set document = jsonb_set(document, '{blocks,p,data,menu}', '"voetmenu"')
       where website_id = $1 and kind = 'footer'`,
      [id],
    );
    expect(await check(id)).toEqual([]);
  });

  it('takes a picture for described that its file describes', async () => {
    const id = await cleanWebsite();
    await picture(id, publicAddress(id, 'foto.jpg'));
    expect((await check(id)).map(({ code }) => code)).toEqual(['alt_missing']);
    await pool.query(
      `insert into files (website_id, key, state, name, content_type, is_private, most, alt, member_id)
       values ($1, 'foto.jpg', 'stored', 'foto.jpg', 'image/jpeg', false, 1, 'Een stoel', 'm')`,
      [id],
    );
    expect(await check(id)).toEqual([]);
  });

  it('takes a Belgian shop whose invoices go by Peppol for one that does what it must', async () => {
    const id = await cleanWebsite();
    await many(setting('company.country', 'BE'), order('BE', { company: true }))(id);
    const connect = (sealed: string | null, sending: string) =>
      pool.query(
        `insert into peppol_accounts
           (website_id, version, scheme, participant, url, legal_entity, sealed, hint, sending, reach)
         values ($1, 1, '0208', '0403170701', 'https://x.be', 1, $2, '', $3, 'belgium')
         on conflict (website_id) do update set sealed = excluded.sealed, sending = excluded.sending`,
        [id, sealed, sending],
      );
    await connect('s', 'self');
    expect((await check(id)).map(({ code }) => code)).toEqual(['peppol']);
    await connect(null, 'automatic');
    expect((await check(id)).map(({ code }) => code)).toEqual(['peppol']);
    await connect('s', 'automatic');
    expect(await check(id)).toEqual([]);
  });

  it('takes paying afterwards for a way that is not in advance, as long as consumers can choose it', async () => {
    const id = await cleanWebsite();
    await many(withoutPickup, payLater({ days: 14, buyers: 'consumers', most: 0 }))(id);
    expect(await check(id)).toEqual([]);
    await pool.query(`update payment_methods set transfer = null where website_id = $1`, [id]);
    expect((await check(id)).map(({ code }) => code)).toEqual([]);
    await pool.query(
      `insert into payment_methods (website_id, id, title, provider) values ($1, 'ideal', 'iDEAL', 'online')`,
      [id],
    );
    expect((await check(id)).map(({ code }) => code)).toEqual(['prepayment']);
  });

  it('names the first twenty places, and counts the others and what was too much to read', async () => {
    const id = await cleanWebsite();
    await pool.query(
      `insert into products (website_id, id, status, title, url, price_cents, before_price_text, maker_id)
       select $1, 'p' || i, 'published', 'P' || i, '/p' || i, 100, 'Van € 2,00 voor', 'noord' from generate_series(1, 1004) i`,
      [id],
    );
    const { findings, products, skipped } = await checked(id);
    expect([products, skipped]).toEqual([1000, 5]);
    expect(findings.map(({ code, places, more }) => [code, places.length, more])).toEqual([
      ['typed_prior_price', 20, 979],
    ]);
  });

  it('asks the database no more for a thousand products, and once more for each fifty pages', async () => {
    const id = await cleanWebsite();
    // Opens the connections.
    await check(id);
    const few = await countQueries(() => check(id));
    await pool.query(
      `insert into products (website_id, id, status, title, url, price_cents)
       select $1, 'p' || i, 'published', 'P' || i, '/p' || i, 100 from generate_series(1, 900) i`,
      [id],
    );
    expect(await countQueries(() => check(id))).toBe(few);
    await pool.query(
      `insert into pages (website_id, id, path, title)
       select $1, 'n' || i, '/n' || i, 'N' || i from generate_series(1, 600) i`,
      [id],
    );
    await pool.query(
      `insert into page_revisions (website_id, page_id, revision, document, published)
       select $1, 'n' || i, 1, $2, true from generate_series(1, 600) i`,
      [id, JSON.stringify(documentOf('<p>Tekst</p>'))],
    );
    // The documents of a part, and their titles.
    expect(await countQueries(() => check(id))).toBe(few + 9 * 2);
    const { pages, skipped } = await checked(id);
    expect([pages, skipped]).toEqual([500, 103]);
  });
});
