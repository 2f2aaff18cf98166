import { beforeEach, describe, expect, it } from 'vitest';
import { siteOf } from '../websites/site.mapper.ts';
import { findPlace } from '../websites/place.repository.ts';
import { withWebsite } from '../db/with-website.ts';
import { invoiceSettingsOf } from '../invoices/invoice-settings.ts';
import { nextNumber } from '../orders/next-number.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { shopSettingsOf } from '../websites/shop-settings.ts';
import { beginSmallBusiness } from './begin-small-business.ts';
import { webshopHandlers } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startOwnerApi(database, webshopHandlers, a, b);
const shop = shopFixture(database, a);
const ids = shop.ids;
const shared = { database, api, otherWebsite: b, notFor: ['editor' as const, 'shop' as const] };
const db = database.admin.global;
const { pool } = database.admin;
const webshop = {
  shoppingcart_page: '/mandje',
  checkout_page: '',
  thankyou_page: '',
  agreement_url: '/p/voorwaarden',
  guarantee_notice: false,
  guarantee_picture: '/media/a/assets/mededeling.png',
  accessibility: 'partial' as const,
  accessibility_checked_on: '2026-11-20',
  accessibility_exceptions: 'De film heeft geen ondertitels.',
  return_costs: 'buyer',
  return_costs_about: 'ongeveer € 65 voor een tafel',
  return_address: 'Magazijn\nKade 2\n8911 AB Leeuwarden',
  show_price_tax_included: false,
  oss_from: '2027-01-01',
  small_business_from: '',
  small_business_until: '',
  delivery_from: 1 as number | null,
  delivery_to: 3 as number | null,
  price_mode: 'gross' as 'gross' | 'net',
  order_prefix: '2026-',
  order_digits: 1,
  quote_prefix: 'O',
  quote_digits: 1,
  invoice_moment: 'delivery',
  invoice_prefix: 'FACT-',
  credit_prefix: 'CF',
  next_order: null as number | null,
  next_quote: null as number | null,
};
const INVALID = 'Gebruik letters, cijfers en streepjes, met aan het eind een letter of streepje.';
const PRICES_FIXED = 'Er zijn al producten. Hun prijzen zouden een ander bedrag worden, dus dit ligt vast.';
const begin = async () => {
  await shop.settings({ language: 'nl', modules: { webshop: { vat_rates: { DE: { 900: 1900 } } } } });
  await db.deleteFrom('redirects').execute();
  await db.deleteFrom('order_counters').execute();
};
const save = (changes: object = {}, version = 0) => ({
  ...ids,
  version,
  webshop: { ...webshop, ...changes },
});
const website = async () =>
  db.selectFrom('websites').selectAll().where('id', '=', a).executeTakeFirstOrThrow();
const given = (series: 'order' | 'quote' = 'order') =>
  withWebsite(database.app, a, async (tx) => nextNumber(tx, a, series));
/** How many transactions wait for a lock. */
const waiting = async () => {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount;
};
await shop.product({ id: 'voorwaarden' });

beforeEach(begin);

ownerContractCases({ ...shared, endpoint: 'getWebshop', good: async () => ids });
ownerContractCases({
  ...shared,
  endpoint: 'saveWebshop',
  good: async () => {
    await begin();
    return save();
  },
  refused: async () => [
    { title: 'changed since', body: save({}, 7), code: 'conflict' },
    { title: 'a malformed address', body: save({ checkout_page: 'kassa' }), code: 'validation_failed' },
    { title: 'an unknown moment', body: save({ invoice_moment: 'later' }), code: 'validation_failed' },
  ],
});

describe('the settings of a webshop', () => {
  it('are those of every shop for a new website', async () => {
    const { body } = await api.call('getWebshop', ids);
    expect(body).toMatchObject({
      webshop: { shoppingcart_page: '', show_price_tax_included: true, next_order: 1001, version: 0 },
    });
    expect(body).toMatchObject({
      webshop: { invoice_moment: 'payment', invoice_prefix: 'F', credit_prefix: 'C' },
    });
  });

  it('say what is missing for invoices until the company details are complete', async () => {
    const problems = async () =>
      ((await api.call('getWebshop', ids)).body as { webshop: { seller_problems: string[] } }).webshop
        .seller_problems;
    expect(await problems()).toEqual([
      'Vul eerst je adres in bij je bedrijfsgegevens: zonder adres mag er geen factuur zijn.',
      'Vul eerst je btw-nummer in bij je bedrijfsgegevens: zonder btw-nummer mag er geen factuur zijn.',
    ]);
    const company = { street: 'Gracht 1', postcode: '1015 AB', city: 'Amsterdam', country: 'NL' };
    await shop.settings({ company: { ...company, vat_number: 'NL123456782B90' } });
    expect(await problems()).toEqual([]);
  });

  it('are what visitors get at once, and leave other settings as they are', async () => {
    const before = await website();
    await api.call('saveWebshop', save());
    const after = await website();
    expect(shopSettingsOf(after, new Date())).toMatchObject({
      agreementUrl: '/p/voorwaarden',
      showPriceTaxIncluded: false,
      vatRates: { DE: { 900: 1900 } },
    });
    const isOssOn = (moment: string) => shopSettingsOf(after, new Date(moment)).isOssActive;
    // Midnight in the Netherlands.
    expect(['2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z'].map(isOssOn)).toEqual([false, true]);
    expect(after.settings['language']).toBe('nl');
    expect(invoiceSettingsOf(after)).toEqual({ moment: 'delivery', prefix: 'FACT-', credit_prefix: 'CF' });
    // It is part of the key of every page in a cache.
    expect(after.publish_number).toBeGreaterThan(before.publish_number);
  });

  it('make no page about accessibility that would hide a page of the owner', async () => {
    const own = { website_id: a, id: 'eigen', path: '/toegankelijkheid', title: 'Toegankelijkheid' };
    await db.insertInto('pages').values(own).execute();
    const { status, body } = await api.call('saveWebshop', save());
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([
      422,
      ['webshop.accessibility'],
    ]);
    await db.deleteFrom('pages').where('id', '=', 'eigen').execute();
    expect((await api.call('saveWebshop', save())).status).toBe(200);
    const site = siteOf(await withWebsite(database.app, a, (tx) => findPlace(tx, a, '/')));
    expect(site.modules.webshop.accessibility).toEqual({
      state: 'partial',
      checked_on: '2026-11-20',
      exceptions: 'De film heeft geen ondertitels.',
    });
  });

  it('ROUTE-03 redirect the old address of a page, and back, but not of pages that changed places', async () => {
    const redirectAt = (path: string) =>
      withWebsite(database.app, a, async (tx) => (await findPlace(tx, a, path)).found?.redirect?.to);
    await api.call('saveWebshop', save());
    expect(await redirectAt('/winkelwagen')).toBe('/mandje');
    await api.call('saveWebshop', save({ shoppingcart_page: '/tas' }, 1));
    expect([await redirectAt('/winkelwagen'), await redirectAt('/mandje')]).toEqual(['/tas', '/tas']);
    await api.call('saveWebshop', save({ shoppingcart_page: '' }, 2));
    expect([await redirectAt('/winkelwagen'), await redirectAt('/tas')]).toEqual([undefined, '/winkelwagen']);
    const swapped = { shoppingcart_page: '/afrekenen', checkout_page: '/winkelwagen' };
    expect((await api.call('saveWebshop', save(swapped, 3))).status).toBe(200);
    expect([await redirectAt('/winkelwagen'), await redirectAt('/afrekenen')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it.each<[object, string, string]>([
    [{ shoppingcart_page: '/p/voorwaarden' }, 'shoppingcart_page', 'Dit adres is al in gebruik.'],
    [
      { checkout_page: '/mandje' },
      'checkout_page',
      'Het adres /mandje heeft al een andere pagina van je webshop.',
    ],
    [
      { thankyou_page: '/api/x' },
      'thankyou_page',
      'Dit adres is nodig voor de winkel of het systeem. Kies een ander adres.',
    ],
    [
      { thankyou_page: '/search' },
      'thankyou_page',
      'Dit adres is nodig voor de winkel of het systeem. Kies een ander adres.',
    ],
    [
      { agreement_url: '/nergens' },
      'agreement_url',
      'Op dit adres staat niets dat bezoekers kunnen zien. Publiceer de pagina eerst.',
    ],
    [
      { agreement_url: '/media/a/assets/1700000000000-abcdefghi1-weg.pdf' },
      'agreement_url',
      'Op dit adres staat niets dat bezoekers kunnen zien. Publiceer de pagina eerst.',
    ],
    [{ quote_prefix: 'q1' }, 'quote_prefix', INVALID],
    [{ credit_prefix: 'o' }, 'credit_prefix', 'Met O beginnen je offertenummers al. Kies iets anders.'],
    [{ price_mode: 'net' }, 'price_mode', PRICES_FIXED],
    [{ invoice_prefix: 'f1' }, 'invoice_prefix', INVALID],
    [{ invoice_prefix: 'proef-' }, 'invoice_prefix', 'Met PROEF beginnen proeffacturen. Kies iets anders.'],
    [{ invoice_prefix: '' }, 'invoice_prefix', 'Met 2026- beginnen je bestelnummers al. Kies iets anders.'],
    [
      { credit_prefix: ' fact-' },
      'credit_prefix',
      'Zo beginnen je facturen al. Kies iets anders voor creditfacturen.',
    ],
  ])('%j is refused at its field, and nothing is stored', async (changes, field, message) => {
    const { status, body } = await api.call('saveWebshop', save(changes));
    expect([status, (body as { errors: object }).errors]).toEqual([422, { [`webshop.${field}`]: [message] }]);
    expect((await api.call('getWebshop', ids)).body).toMatchObject({ webshop: { version: 0 } });
  });

  it('charge no VAT from a day on, at which the pages of the day before are made anew', async () => {
    await api.call('saveWebshop', save({ small_business_from: '2027-01-01' }));
    const before = await website();
    const isSmall = (moment: string) => shopSettingsOf(before, new Date(moment)).isSmallBusiness;
    expect(['2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z'].map(isSmall)).toEqual([false, true]);
    const begin = (moment: string) =>
      beginSmallBusiness({ db: database.app, now: () => new Date(moment) }, a);
    await begin('2026-12-31T22:59:59Z');
    expect((await website()).publish_number).toBe(before.publish_number);
    await begin('2026-12-31T23:00:00Z');
    const after = await website();
    expect(after.publish_number).toBeGreaterThan(before.publish_number);
    await begin('2027-01-02T10:00:00Z');
    expect((await website()).publish_number).toBe(after.publish_number);
  });

  it('charge VAT again from a day on, at which the pages of the day before are made anew', async () => {
    const ended = { small_business_from: '2027-01-01', small_business_until: '2028-03-01' };
    const { body } = await api.call('saveWebshop', save(ended));
    expect(body).toMatchObject({ webshop: ended });
    const before = await website();
    const isSmall = (moment: string) => shopSettingsOf(before, new Date(moment)).isSmallBusiness;
    // 29 February is the last day without VAT.
    expect(['2028-02-29T22:59:59Z', '2028-02-29T23:00:00Z'].map(isSmall)).toEqual([true, false]);
    const begin = async (moment: string) => {
      await beginSmallBusiness({ db: database.app, now: () => new Date(moment) }, a);
      return (await website()).publish_number;
    };
    const begun = await begin('2028-02-29T22:59:59Z');
    const over = await begin('2028-02-29T23:00:00Z');
    expect(over).toBeGreaterThan(begun);
    expect(await begin('2028-03-05T10:00:00Z')).toBe(over);
  });

  it('show and end OSS that was on before it had a day', async () => {
    await shop.settings({ modules: { webshop: { oss_active: true } } });
    const { body } = await api.call('getWebshop', ids);
    expect(body).toMatchObject({ webshop: { oss_from: '2021-07-01' } });
    await api.call('saveWebshop', save({ oss_from: '' }));
    expect(shopSettingsOf(await website(), new Date()).isOssActive).toBe(false);
  });

  it('decide the number of the next order, which is never lower than one that was given', async () => {
    expect(await given()).toBe('1001');
    const { body } = await api.call('saveWebshop', save({ next_order: 4200 }));
    expect(body).toMatchObject({ webshop: { next_order: 4200, version: 1 } });
    // The number that was shown was taken meanwhile, and the owner changes something else.
    expect(await given()).toBe('2026-4200');
    expect((await api.call('saveWebshop', save({ order_prefix: 'W' }, 1))).status).toBe(200);
    expect(await given()).toBe('W4201');
    expect((await api.call('saveWebshop', save({ next_order: 4201 }, 2))).status).toBe(422);
  });

  it('begin numbers below 1001, and go back as far as none was given', async () => {
    const { body } = await api.call('saveWebshop', save({ next_order: 1, order_digits: 5 }));
    expect(body).toMatchObject({ webshop: { next_order: 1, least_order: 1 } });
    await api.call('saveWebshop', save({ next_order: 42, order_digits: 5 }, 1));
    expect(await given()).toBe('2026-00042');
    await api.call('saveWebshop', save({ next_order: 9000, order_digits: 5 }, 2));
    const refused = await api.call('saveWebshop', save({ next_order: 42, order_digits: 5 }, 3));
    expect([refused.status, (refused.body as { errors: object }).errors]).toEqual([
      422,
      { 'webshop.next_order': ['Kies 43 of hoger. Lagere nummers zijn al gebruikt.'] },
    ]);
    await api.call('saveWebshop', save({ next_order: 43, order_digits: 5 }, 3));
    expect(await given()).toBe('2026-00043');
  });

  it('number quotes as orders, in a series of their own', async () => {
    expect(await given('quote')).toBe('O1001');
    const quotes = { quote_prefix: 'off-', quote_digits: 6, next_quote: 1500 };
    const { body } = await api.call('saveWebshop', save(quotes));
    expect(body).toMatchObject({ webshop: { quote_prefix: 'OFF-', next_quote: 1500, least_quote: 1002 } });
    expect([await given('quote'), await given()]).toEqual(['OFF-001500', '2026-1001']);
    const refused = await api.call('saveWebshop', save({ ...quotes, next_quote: 7 }, 1));
    expect((refused.body as { errors: object }).errors).toEqual({
      'webshop.next_quote': ['Kies 1501 of hoger. Lagere nummers zijn al gebruikt.'],
    });
  });

  it('never let orders and quotes begin alike, also not as the others did before', async () => {
    const same = await api.call('saveWebshop', save({ order_prefix: 'o' }));
    expect(Object.keys((same.body as { errors: object }).errors)).toEqual([
      'webshop.order_prefix',
      'webshop.quote_prefix',
    ]);
    await pool.query(`insert into quotes (website_id, id, token, number, status, email, customer, snapshot,
      total_excl_tax, total_incl_tax) values ('a', 'q', 'q', 'O1001', 'requested', '', '{}', '{}', 0, 0)`);
    const used = await api.call('saveWebshop', save({ order_prefix: 'O', quote_prefix: 'Q' }));
    expect((used.body as { errors: object }).errors).toEqual({
      'webshop.order_prefix': ['Met O begonnen al offertes. Kies iets anders.'],
    });
    await pool.query(`delete from quotes`);
    expect((await api.call('saveWebshop', save({ order_prefix: 'O', quote_prefix: 'Q' }))).status).toBe(200);
  });

  it('keep no buyer waiting while the numbers of quotes are searched for what orders will begin with', async () => {
    await given();
    const reader = await pool.connect();
    await reader.query('begin');
    await reader.query('lock table quotes in access exclusive mode');
    const saving = api.call('saveWebshop', save({ order_prefix: 'W' }));
    await expect.poll(waiting).toBe(1);
    expect(await Promise.race([given(), saving.then(() => 'saved')])).toBe('1002');
    await reader.query('commit');
    reader.release();
    expect((await saving).status).toBe(200);
  });

  it('never let orders begin as a quote that was made while they were saved', async () => {
    const taken = Promise.withResolvers<string>();
    const ended = Promise.withResolvers<void>();
    const asked = withWebsite(database.app, a, async (tx) => {
      taken.resolve(await nextNumber(tx, a, 'quote'));
      await ended.promise;
    });
    expect(await taken.promise).toBe('O1001');
    const saving = api.call('saveWebshop', save({ order_prefix: 'O', quote_prefix: 'Q' }));
    await expect.poll(waiting).toBe(1);
    ended.resolve();
    await asked;
    const refused = await saving;
    expect((refused.body as { errors: object }).errors).toEqual({
      'webshop.order_prefix': ['Met O begonnen al offertes. Kies iets anders.'],
    });
  });

  it.each(['order', 'quote'] as const)(
    'give each %s number once and leave none out, while they change and orders fail',
    async (series) => {
      const taken: string[] = [];
      const take = async (index: number) => {
        const isLost = index % 5 === 4;
        const work = withWebsite(database.app, a, async (tx) => {
          const number = await nextNumber(tx, a, series);
          if (isLost) throw new Error('lost');
          return number;
        });
        const number = await work.catch(() => '');
        if (number !== '') taken.push(number);
      };
      const changing = api.call('saveWebshop', save({ [`${series}_digits`]: 6 }));
      await Promise.all([...Array.from({ length: 40 }, (_, index) => take(index)), changing]);
      const counts = taken.map((number) => Number(/\d+$/.exec(number)?.[0])).toSorted((x, y) => x - y);
      expect(counts).toEqual(Array.from({ length: 32 }, (_, index) => 1001 + index));
    },
  );

  it('decide the side of prices until there is a product', async () => {
    await db.deleteFrom('products').where('website_id', '=', a).execute();
    const { body } = await api.call('saveWebshop', save({ price_mode: 'net', agreement_url: '' }));
    expect(body).toMatchObject({ webshop: { price_mode: 'net', has_products: false } });
    expect((await website()).price_mode).toBe('net');
    await api.call('saveWebshop', save({ agreement_url: '' }, 1));
    await shop.product({ id: 'voorwaarden' });
    expect((await api.call('getWebshop', ids)).body).toMatchObject({
      webshop: { price_mode: 'gross', has_products: true },
    });
  });

  it('are saved once by a call that is repeated, and by one of two at once, with who did it', async () => {
    const first = await api.call('saveWebshop', save({ next_order: 2000 }));
    expect((await api.call('saveWebshop', save({ next_order: 2000 }))).body).toEqual(first.body);
    const two = ['/een', '/twee'].map((checkout_page) => api.call('saveWebshop', save({ checkout_page }, 1)));
    expect((await Promise.all(two)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { rows } = await database.admin.pool.query(
      `select member_name, before, after from audit_events where website_id = 'a' and subject_kind = 'webshop'
       order by at desc limit 1`,
    );
    expect(rows[0]).toMatchObject({ member_name: 'Naam van owner', before: { checkout_page: '' } });
  });
});
