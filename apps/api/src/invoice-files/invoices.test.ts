import type { listOrderInvoices, listRefunds, OutputOf } from '@etalage/api-contract';
import { describe, expect, it } from 'vitest';
import { sendOrderHandler } from '../owned-orders/send-order.handler.ts';
import { refundHandlersWith } from '../owned-orders/refund/handlers.ts';
import { withWebsite } from '../db/with-website.ts';
import { followInvoices } from '../invoices/follow-invoices.ts';
import { nodesOf, readPdf } from '../pdf/testing/read-pdf.ts';
import type { FileStorage } from '../ports/storage/file-storage.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { getBuyerInvoiceHandler } from './invoice-file.handlers.ts';
import { invoiceHandlers } from './handlers.ts';

type Documents = OutputOf<typeof listOrderInvoices>;
type Refunds = OutputOf<typeof listRefunds>;

const database = await createTestDatabase();
const files = { storage: { read: async () => undefined } as unknown as FileStorage } as never;
const shop = await orderFixture(database);
const buyers = await startTestApi(
  database,
  { files },
  { handlers: { getBuyerInvoice: getBuyerInvoiceHandler } },
);
const { a, b, payments } = shop;
const { pool } = database.admin;
const ports = {
  payments,
  files,
  jobs: { enqueue: async () => {} },
  siteUrl: (host: string) => `http://${host}`,
};
const { getBuyerInvoice: _buyer, ...owned } = invoiceHandlers;
const handlers = { ...owned, ...refundHandlersWith(60_000), sendOrder: sendOrderHandler };
const api = await startOwnerApi(database, handlers, a.websiteId, b.websiteId, ports);
const table = await a.product({ title: 'Tafel', price_cents: 12_100, article_number: 'TAF-1', stock: 1000 });

const company = {
  name: 'Atelier Noord',
  street: 'Gracht 1',
  postcode: '1015 AB',
  city: 'Amsterdam',
  country: 'NL',
  kvk: '12345678',
  vat_number: 'NL123456782B90',
};
const settings = (changes: object) =>
  pool.query('update websites set settings = settings || $2 where id = $1', [a.websiteId, changes]);

/** A paid order of so many tables, by its number. */
async function paid(quantity = 2) {
  const { token, url } = await shop.placed([{ product_id: table, quantity }]);
  await shop.choose(url, 'paid');
  const { rows } = await pool.query('select number, id from orders where token = $1', [token]);
  return { token, number: rows[0].number as string, id: rows[0].id as string };
}
const seen = async (number: string) =>
  (await api.call('listOrderInvoices', { ...a.ids, number })).body as Documents;
const make = async (number: string, version?: number) =>
  api.call('makeOrderInvoice', { ...a.ids, number, version: version ?? (await seen(number)).version });
const fileOf = async (id: string, form: 'pdf' | 'ubl') =>
  Buffer.from((await api.call('getInvoiceFile', { ...a.ids, id, form })).body.file as string, 'base64');
let refunds = 0;
async function refund(number: string, free: number) {
  const { version } = (await api.call('listRefunds', { ...a.ids, number })).body as Refunds;
  const asked = { refund: { lines: [], shipping: 0, free }, double: '', restock: [], reason: '' };
  refunds += 1;
  return api.call('refundOrder', { ...a.ids, number, version, id: `invoice-refund-${refunds}`, ...asked });
}

const early = await paid();
await settings({ company });
const shared = { database, api, otherWebsite: b.websiteId, notFor: ['editor' as const] };
ownerContractCases({
  ...shared,
  endpoint: 'listOrderInvoices',
  good: async () => ({ ...a.ids, number: early.number }),
  refused: async () => [{ title: 'of no order', body: { ...a.ids, number: 'X9' }, code: 'not_found' }],
});
ownerContractCases({
  ...shared,
  endpoint: 'makeOrderInvoice',
  good: async () => ({ ...a.ids, number: early.number, version: (await seen(early.number)).version }),
  refused: async () => [
    { title: 'of no order', body: { ...a.ids, number: 'X9', version: 1 }, code: 'not_found' },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'getInvoiceFile',
  good: async () => ({ ...a.ids, id: (await seen((await paid()).number)).invoices[0]?.id, form: 'ubl' }),
  refused: async () => [
    { title: 'that does not exist', body: { ...a.ids, id: 'nee', form: 'pdf' }, code: 'not_found' },
  ],
});

describe('invoices of orders', () => {
  it('are made with the payment, once, numbered without gaps, and credited with each refund', async () => {
    const orders = await Promise.all([paid(), paid(), paid()]);
    const made = await Promise.all(orders.map(async ({ number }) => seen(number)));
    const counted = made.map(({ invoices }) => {
      expect(invoices).toHaveLength(1);
      expect(invoices[0]).toMatchObject({ kind: 'invoice', total: 24_200, is_test: true });
      return Number(invoices[0]?.number.slice(-4));
    });
    const [least = 0] = counted.toSorted((one, other) => one - other);
    expect(counted.toSorted((one, other) => one - other)).toEqual([least, least + 1, least + 2]);
    const { number } = orders[0] ?? { number: '' };
    await refund(number, 1_000);
    await refund(number, 500);
    const { invoices, can_make } = await seen(number);
    expect(invoices.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', 24_200],
      ['credit_note', 1_000],
      ['credit_note', 500],
    ]);
    expect(can_make).toBe(false);
    const { rows } = await pool.query(
      `select count(*)::int as rows, max(counted) as last from invoices
      where website_id = $1 group by series, year order by series`,
      [a.websiteId],
    );
    for (const series of rows) expect(series.rows).toBe(series.last);
  });

  it('print and export exactly what was stored', async () => {
    const { number } = await paid();
    const [invoice] = (await seen(number)).invoices;
    const pdf = await readPdf(Uint8Array.from(await fileOf(invoice?.id ?? '', 'pdf')));
    const [page = ''] = pdf.pages.map(({ text }) => text);
    expect(pdf.info).toMatchObject({
      Title: `Factuur ${invoice?.number}`,
      Author: 'Atelier Noord',
      Language: 'nl',
    });
    expect(page.replaceAll('\u00a0', ' ')).toContain('Tafel TAF-1 2 € 100,00 21% € 200,00');
    expect(page.replaceAll('\u00a0', ' ')).toContain(
      'Totaal zonder btw € 200,00 21% btw over € 200,00 € 42,00 Totaal € 242,00 Betaald € -242,00 Te betalen € 0,00',
    );
    for (const text of ['KvK 12345678', 'Btw NL123456782B90', 'Jan de Vries', 'Proeffactuur'])
      expect(page).toContain(text);
    expect(nodesOf(pdf.pages[0]?.tree)).toContain('TH');
    const xml = (await fileOf(invoice?.id ?? '', 'ubl')).toString();
    for (const text of [
      `<cbc:ID>${invoice?.number}</cbc:ID>`,
      '<cbc:TaxInclusiveAmount currencyID="EUR">242.00</cbc:TaxInclusiveAmount>',
      '<cbc:EndpointID schemeID="EM">jan@voorbeeld.nl</cbc:EndpointID>',
    ])
      expect(xml).toContain(text);
    await settings({ company: { ...company, name: 'Andere naam' } });
    expect((await fileOf(invoice?.id ?? '', 'ubl')).toString()).toBe(xml);
    await settings({ company });
  });

  it('of an order from before are made when asked, once, with its earlier refunds', async () => {
    await settings({ company: { ...company, vat_number: '' } });
    const { number, id } = await paid();
    await pool.query(`update received_payments set day = '2026-01-05' where order_id = $1`, [id]);
    // What was entered by mistake was no money, so that the order is a test as the books say.
    await pool.query(
      `insert into payment_attempts (website_id, id, order_id, number, method, amount, currency, received_on)
      values ($1, 'mistake', $2, 9, 'ideal', 24200, 'EUR', '2026-01-02')`,
      [a.websiteId, id],
    );
    for (const status of ['paid', 'withdrawn'])
      await pool.query(
        `insert into payment_events (website_id, order_id, attempt_id, status) values ($1, $2, 'mistake', $3)`,
        [a.websiteId, id, status],
      );
    await refund(number, 700);
    expect(await seen(number)).toMatchObject({ invoices: [], can_make: false, lacks_company: true });
    const refused = await make(number);
    expect(refused.body.errors.general[0]).toContain('Vul eerst je btw-nummer in');
    await settings({ company });
    const { version } = await seen(number);
    const both = await Promise.all([make(number, version), make(number, version)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { invoices } = await seen(number);
    expect(invoices.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', 24_200],
      ['credit_note', 700],
    ]);
    expect(invoices.map(({ is_test }) => is_test)).toEqual([true, true]);
    // VAT is due when the money came, however late the invoice is made.
    const xml = (await fileOf(invoices[0]?.id ?? '', 'ubl')).toString();
    expect(xml).toContain('<cbc:ActualDeliveryDate>2026-01-05</cbc:ActualDeliveryDate>');
    const placed = await shop.placed([{ product_id: table, quantity: 1 }]);
    const { rows } = await pool.query('select number from orders where token = $1', [placed.token]);
    expect((await make(rows[0].number)).body.errors.general).toEqual([
      'Er kan een factuur komen zodra de bestelling betaald of verzonden is.',
    ]);
  });

  it('cannot be changed or deleted by the server', async () => {
    const { id } = await paid();
    const change = (query: string) =>
      pool.connect().then(async (client) => {
        try {
          await client.query(
            `begin; set local role etalage_app; select set_config('app.website_id', '${a.websiteId}', true)`,
          );
          return await client.query(query).then(
            () => 'done',
            (error: Error) => error.message,
          );
        } finally {
          await client.query('rollback');
          client.release();
        }
      });
    expect(await change(`delete from invoices where order_id = '${id}'`)).toContain('permission denied');
    expect(await change(`update invoices set total = 1`)).toContain('permission denied');
    await expect(
      pool.query(
        `update invoices set document = jsonb_set(document, '{totals,gross}', '1') where order_id = $1`,
        [id],
      ),
    ).rejects.toThrow('an invoice is never changed');
    await pool.query(
      `update invoices set document = jsonb_set(document, '{buyer,name}', '""') where order_id = $1`,
      [id],
    );
  });

  it('take no number in a transaction that fails', async () => {
    await settings({ company: { ...company, vat_number: '' } });
    const { id, number } = await paid();
    await settings({ company });
    const counters = async () =>
      (await pool.query('select series, last_number from invoice_counters order by series')).rows;
    const before = await counters();
    const failing = withWebsite(database.app, a.websiteId, async (tx) => {
      await followInvoices(tx, a.websiteId, id, new Date());
      throw new Error('a crash');
    });
    await expect(failing).rejects.toThrow('a crash');
    expect(await counters()).toEqual(before);
    await withWebsite(database.app, a.websiteId, (tx) => followInvoices(tx, a.websiteId, id, new Date()));
    const last = before.find(({ series }) => series === 'test_invoice')?.last_number as number;
    expect((await seen(number)).invoices[0]?.number).toBe(
      `PROEF-F${new Date().getFullYear()}-${String(last + 1).padStart(4, '0')}`,
    );
  });

  it('are made when all is sent, if the owner chose that', async () => {
    await settings({ invoices: { moment: 'delivery' } });
    const { number } = await paid();
    expect((await seen(number)).invoices).toEqual([]);
    const shipment = { carrier: 'dhl', carrier_name: '', track_code: '', track_url: '' };
    const { version } = await seen(number);
    const send = async (id: string, pieces: number, seenAt: number) =>
      api.call('sendOrder', {
        ...a.ids,
        number,
        version: seenAt,
        id,
        mail: false,
        shipment: { ...shipment, lines: [{ position: 1, quantity: pieces }] },
      });
    const first = await send('invoice-part', 1, version);
    expect((await seen(number)).invoices).toEqual([]);
    await send('invoice-rest', 1, first.body.version as number);
    expect((await seen(number)).invoices).toMatchObject([{ kind: 'invoice', total: 24_200 }]);
    await settings({ invoices: { moment: 'payment' } });
  });

  it('open for their buyer as the order does, and for nobody else', async () => {
    const { token, number } = await paid();
    const [invoice] = (await seen(number)).invoices;
    const other = (await seen((await paid()).number)).invoices[0]?.number;
    const open = (changes: object) =>
      buyers.call('getBuyerInvoice', {
        ...a.ids,
        order_session: token,
        email: 'jan@voorbeeld.nl',
        number: invoice?.number,
        ...changes,
      });
    const { body } = await open({});
    expect(body.name).toBe(`${invoice?.number}.pdf`);
    expect((await open({ email: 'piet@voorbeeld.nl' })).body.code).toBe('order_not_found');
    expect((await open({ number: other })).body.code).toBe('not_found');
    expect((await shop.get(token)).body.invoices).toEqual([{ number: invoice?.number, kind: 'invoice' }]);
  });
});
