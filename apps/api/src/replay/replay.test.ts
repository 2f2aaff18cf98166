import {
  addOrderNote,
  addToCart,
  createCart,
  createOrder,
  getCart,
  getOwnedProduct,
  getQuoteStart,
  listOrderMails,
  listRefunds,
  refundOrder,
  resendOrderMail,
  sendOrder,
  setPaymentMethod,
  setUserDetails,
  getOrderActions,
} from '@etalage/api-contract';
import { shownOf } from '@etalage/shop-domain';
import { dutchDayOf } from '@etalage/texts/format';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { jan } from '../testing/order-fixture.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { testSecrets } from '../testing/test-secrets.ts';
import { openReplay } from './open-replay.ts';

const database = await createTestDatabase();
const website = await database.createWebsite({ host: 'a.test' });
const shop = shopFixture(database, website);
await shop.settings({ company: { name: 'Houtwerk', kvk: '12345678', vat_number: 'NL004495445B01' } });
await shop.payment('ideal');
const product = await shop.product({ stock: 5 });
const log = { warn: console.warn, error: console.error };
const options = {
  websiteId: website,
  member: { id: 'm', name: 'Joost', email: 'j@x.nl', websites: [{ id: website, role: 'owner' }] },
  ports: {
    secrets: testSecrets,
    siteUrl: (host: string) => host,
    dashboardUrl: () => 'http://b.test',
  } as never,
  origin: 'http://a.test',
  log,
} satisfies Parameters<typeof openReplay>[1];
const replay = await openReplay(database.app, options);
afterAll(() => replay.close());

const moment = new Date(Date.now() - 91 * 86_400_000);

/** Columns of the website's rows that have a time between two others. */
async function columnsDated(from: Date, until: Date): Promise<string[]> {
  const db = database.admin.global;
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join information_schema.columns w using (table_schema, table_name)
    where c.table_schema = 'public' and c.data_type = 'timestamp with time zone' and w.column_name = 'website_id'
    order by 1, 2`.execute(db);
  const found: string[] = [];
  for (const { table, column } of rows) {
    const { rows: dated } = await sql`
      select from ${sql.table(table)} where website_id = ${website}
      and ${sql.ref(column)} between ${from} and ${until} limit 1`.execute(db);
    if (dated.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

/** What is dated on the way of an order, apart from what expires later. */
const CHAIN = [
  'audit_events.at',
  'carts.created_at',
  'carts.updated_at',
  'customers.described_at',
  'customers.first_seen_at',
  'customers.last_seen_at',
  'mail_outbox.created_at',
  'mail_outbox.due_at',
  'mail_outbox.sent_again_at',
  'order_notes.created_at',
  'order_vat.at',
  'orders.created_at',
  'payment_attempts.checked_at',
  'payment_attempts.created_at',
  'payment_emulator_payments.created_at',
  'payment_emulator_refunds.created_at',
  'payment_events.created_at',
  'refunds.created_at',
  'refunds.told_at',
  'refunds.tried_at',
  'shipments.created_at',
  'stock_movements.at',
];

const NOW = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)] as const;

describe('a server whose clock stands three months back', () => {
  it('dates all rows of an order that is bought, paid, sent and partly refunded by that clock', async () => {
    const before = await columnsDated(...NOW);
    replay.at(moment);
    const { session } = (await replay.ask(createCart, {})).shoppingcart;
    const inCart = { shoppingcart_session: session };
    const line = { type: 'checkout', quantity: 2, product_id: product, options: {} } as const;
    await replay.ask(addToCart, { ...inCart, ...line });
    await replay.ask(setUserDetails, { ...inCart, ...jan });
    await replay.ask(setPaymentMethod, { ...inCart, payment_method: 'ideal' });
    const shown = shownOf(await replay.ask(getCart, inCart));
    const { order, payment } = await replay.ask(createOrder, { ...inCart, agreement: '1', shown });
    await replay.choose(payment.url, 'paid');
    const { number } = order;
    await replay.ask(addOrderNote, { number, id: 'note', text: 'Belt voor bezorging.' });
    const { version } = await replay.ask(getOrderActions, { number });
    const shipment = {
      carrier: 'postnl',
      carrier_name: '',
      track_code: '',
      track_url: '',
      lines: [],
    } as const;
    const lines = [{ position: 1, quantity: 2 }];
    await replay.ask(sendOrder, { number, version, id: 's1', mail: true, shipment: { ...shipment, lines } });
    const refunds = await replay.ask(listRefunds, { number });
    const refund = { lines: [], shipping: 0, free: 1_000 };
    const asked = {
      number,
      version: refunds.version,
      id: 'refund-1',
      refund,
      double: '',
      restock: [],
      reason: '',
    };
    await replay.ask(refundOrder, asked);
    await replay.sweep();
    const [mail] = (await replay.ask(listOrderMails, { number })).mails;
    const now = await replay.ask(getOrderActions, { number });
    await replay.ask(resendOrderMail, { number, version: now.version, mail_id: mail?.id ?? '' });
    await replay.sweep();

    expect(await columnsDated(moment, moment)).toEqual(CHAIN);
    expect(await columnsDated(...NOW)).toEqual(before);
  });

  it('applies what began by that clock, and not what began since', async () => {
    const since = dutchDayOf(moment.getTime() + 86_400_000);
    await shop.settings({ modules: { webshop: { small_business_from: since } } });
    const charges = async (at: Date) => {
      replay.at(at);
      const { terms } = await replay.ask(getQuoteStart, {});
      const form = await replay.ask(getOwnedProduct, { id: product });
      return [terms.small_business, form.shop.small_business];
    };
    expect(await charges(moment)).toEqual([false, false]);
    expect(await charges(new Date())).toEqual([true, true]);
    // Its end is the first day with VAT again.
    await shop.settings({
      modules: { webshop: { small_business_from: since, small_business_until: dutchDayOf(new Date()) } },
    });
    expect(await charges(new Date())).toEqual([false, false]);
    expect(await charges(new Date(Date.now() - 86_400_000))).toEqual([true, true]);
  });

  it('finds a column of a website that only the database dates', async () => {
    const { rows } = await sql`
      select c.table_name, c.column_name from information_schema.columns c
      join information_schema.columns w using (table_schema, table_name)
      where c.table_schema = 'public' and w.column_name = 'website_id'
        and c.column_default in ('now()', 'clock_timestamp()', 'CURRENT_TIMESTAMP')`.execute(
      database.admin.global,
    );
    expect(rows, 'new columns have "default clock_or(now())"').toEqual([]);
  });

  it('leaves the mails of that time to nobody', async () => {
    const { rows } = await sql`select distinct status from mail_outbox`.execute(database.admin.global);
    expect(rows).toEqual([{ status: 'sent' }]);
  });
});

it('learns of a payment that an earlier process began', async () => {
  const again = () => openReplay(database.app, options);
  const first = await again();
  first.at(moment);
  const { shoppingcart } = await first.ask(createCart, {});
  const inCart = { shoppingcart_session: shoppingcart.session };
  await first.ask(addToCart, { ...inCart, type: 'checkout', product_id: product, quantity: 1, options: {} });
  await first.ask(setUserDetails, { ...inCart, ...jan });
  await first.ask(setPaymentMethod, { ...inCart, payment_method: 'ideal' });
  const shown = shownOf(await first.ask(getCart, inCart));
  const { order, payment } = await first.ask(createOrder, { ...inCart, agreement: '1', shown });
  await first.close();
  const second = await again();
  second.at(moment);
  const statusNow = async () => {
    const { rows } = await database.admin.pool.query('select payment_status from orders where token = $1', [
      order.session,
    ]);
    return rows[0]?.payment_status;
  };
  await second.choose(payment.url, 'paid');
  expect(await statusNow()).toBe('open');
  await second.report(payment.url);
  expect(await statusNow()).toBe('paid');
  await second.close();
});
