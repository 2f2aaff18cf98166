import { describe, expect, it } from 'vitest';
import { invoiceReference } from '@etalage/shop-domain';
import { dutchDayOf } from '@etalage/texts/format';
import { withWebsite } from '../db/with-website.ts';
import { followInvoices } from '../invoices/follow-invoices.ts';
import { ownedOrdersHandlers } from '../owned-orders/handlers.ts';
import { expectMadeOrLater } from '../pdf/testing/expect-made-or-later.ts';
import { readCodes } from '../pdf/testing/read-codes.ts';
import { nodesOf, readPdf } from '../pdf/testing/read-pdf.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { webshopHandlers } from '../webshop/handlers.ts';
import { getBuyerInvoiceHandler } from './invoice-file.handlers.ts';
import { company, invoiceFixture, noFiles } from './testing/invoice-fixture.ts';

const database = await createTestDatabase();
const { shop, api, table, seen, paid, settings, refund } = await invoiceFixture(database, {
  ...webshopHandlers,
  ...ownedOrdersHandlers,
});
const buyers = await startTestApi(
  database,
  { files: noFiles },
  { handlers: { getBuyerInvoice: getBuyerInvoiceHandler } },
);
const { a } = shop;
const { pool } = database.admin;
const make = async (number: string, version?: number) =>
  api.call('makeOrderInvoice', { ...a.ids, number, version: version ?? (await seen(number)).version });
const fileOf = async (id: string, form: 'pdf' | 'ubl') =>
  Buffer.from((await api.call('getInvoiceFile', { ...a.ids, id, form })).body.file as string, 'base64');
/** What the owner decides about invoices; refused changes return their reasons. */
async function decide(changes: object) {
  const { webshop } = (await api.call('getWebshop', a.ids)).body;
  const { version, seller_problems: _problems, ...content } = webshop;
  const saved = { ...content, next_order: null, next_quote: null, ...changes };
  const { body } = await api.call('saveWebshop', { ...a.ids, version, webshop: saved });
  return body.errors ?? {};
}
await settings({ company });

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
    // One that may still fail has none; it is made once the money went back.
    const follow = async () =>
      withWebsite(database.app, a.websiteId, (tx) =>
        followInvoices(tx, a.websiteId, orders[0]?.id ?? '', new Date()),
      );
    await pool.query(
      `insert into refunds (website_id, id, order_id, payment_id, kind, by_hand, amount, split, restock, reason, member_name, state)
      select website_id, 'on-its-way', order_id, payment_id, kind, by_hand, amount, split, restock, reason, member_name, 'sent'
      from refunds where order_id = $1 and amount = 500`,
      [orders[0]?.id],
    );
    await follow();
    expect((await seen(number)).invoices).toHaveLength(3);
    await pool.query(`update refunds set state = 'done', told_at = now() where id = 'on-its-way'`);
    await follow();
    expect((await seen(number)).invoices.slice(3)).toMatchObject([{ kind: 'credit_note', total: 500 }]);
    const note = await readPdf(Uint8Array.from(await fileOf(invoices[1]?.id ?? '', 'pdf')));
    expect(note.pages[0]?.text.replaceAll('\u00a0', ' ')).toContain('Totaal € 10,00 Terugbetaald € 10,00');
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

  it('follow what the owner decides: when all is sent, with other numbers that count on', async () => {
    const year = new Date().getFullYear();
    await refund((await paid()).number, 100);

    // Both count from 1: swapped, the next credit note would have the number of an invoice.
    expect(await decide({ invoice_prefix: 'X', credit_prefix: 'F' })).toEqual({
      'webshop.credit_prefix': ['Met F begonnen dit jaar al facturen. Kies iets anders.'],
    });
    expect(await decide({ invoice_prefix: 'C', credit_prefix: 'X' })).toEqual({
      'webshop.invoice_prefix': ['Met C begonnen dit jaar al creditfacturen. Kies iets anders.'],
    });
    const changes = { invoice_moment: 'delivery', invoice_prefix: 'WEB-', credit_prefix: 'RETOUR-' };
    expect(await decide(changes)).toEqual({});
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
    // Half past twelve at night in the Netherlands; a parcel that was taken back before supplied nothing.
    await pool.query(`update shipments set created_at = '2026-01-03T23:30:00Z' where id = 'invoice-part'`);
    await pool.query(
      `insert into shipments (website_id, id, order_id, carrier, created_at, taken_back_at)
      select website_id, 'invoice-back', order_id, carrier, '2026-01-02T12:00:00Z', '2026-01-02T13:00:00Z'
      from shipments where id = 'invoice-part'`,
    );
    await send('invoice-rest', 1, first.body.version as number);
    await refund(number, 300);
    const last = async (kind: string) => {
      const { rows } = await pool.query(
        `select max(counted)::int as last, count(*)::int as rows from invoices where website_id = $1 and kind = $2`,
        [a.websiteId, kind],
      );
      expect(rows[0].rows).toBe(rows[0].last);
      return String(rows[0].last).padStart(4, '0');
    };
    expect((await seen(number)).invoices).toMatchObject([
      { kind: 'invoice', total: 24_200, number: `PROEF-WEB-${year}-${await last('invoice')}` },
      { kind: 'credit_note', total: 300, number: `PROEF-RETOUR-${year}-${await last('credit_note')}` },
    ]);
    const xml = (await fileOf((await seen(number)).invoices[0]?.id ?? '', 'ubl')).toString();
    expect(xml).toContain('<cbc:ActualDeliveryDate>2026-01-04</cbc:ActualDeliveryDate>');
    // Its own beginning may come back.
    expect(await decide({ invoice_moment: 'payment', invoice_prefix: 'F', credit_prefix: 'C' })).toEqual({});
  });

  it('of an order that is cancelled without its money are taken back, once, and made anew if it is paid after all', async () => {
    const session = await shop.cart([{ product_id: table, quantity: 2 }]);
    await shop.method(session, 'pay_on_pickup');
    const token = (await shop.order(session)).body.order.session as string;
    const { rows } = await pool.query('select number from orders where token = $1', [token]);
    const number = rows[0].number as string;
    const change = async (
      call: 'cancelOrder' | 'markOrderPaid' | 'reopenOrder' | 'withdrawOrderPayment',
      more = {},
    ) => {
      const { version } = await seen(number);
      const { status } = await api.call(call, { ...a.ids, number, version, ...more });
      expect(status, call).toBe(200);
    };
    const received_on = dutchDayOf(new Date());
    const documents = async () =>
      (await seen(number)).invoices.map(({ kind, total, is_test }) => [kind, total, is_test]);
    const whole = [
      ['invoice', 24_200, false],
      ['credit_note', 24_200, false],
    ];
    await change('markOrderPaid', { received_on });
    await change('withdrawOrderPayment');
    expect(await documents()).toEqual(whole.slice(0, 1));
    await change('cancelOrder', { reason: '', mail: false });
    expect(await documents()).toEqual(whole);
    expect(await seen(number)).toMatchObject({ can_make: false, problems: [] });
    const [, note] = (await seen(number)).invoices;
    const [page] = (await readPdf(Uint8Array.from(await fileOf(note?.id ?? '', 'pdf')))).pages;
    expect(page?.text).not.toContain('Terugbetaald');
    await change('reopenOrder');
    await change('cancelOrder', { reason: '', mail: false });
    expect(await documents()).toEqual(whole);
    await change('reopenOrder');
    await change('markOrderPaid', { received_on });
    await refund(number, 200);
    expect(await documents()).toEqual([...whole, ['invoice', 24_200, false], ['credit_note', 200, false]]);
  });

  it('of a test are followed by those of the money that came after it, which credit nothing of the test', async () => {
    const { number, id } = await paid();
    await refund(number, 700);
    await pool.query(
      `insert into payment_attempts (website_id, id, order_id, number, method, amount, currency, received_on)
      values ($1, 'money', $2, 9, 'ideal', 24200, 'EUR', '2026-01-02')`,
      [a.websiteId, id],
    );
    await pool.query(
      `insert into payment_events (website_id, order_id, attempt_id, status) values ($1, $2, 'money', 'paid')`,
      [a.websiteId, id],
    );
    await pool.query('update orders set is_test = false where id = $1', [id]);
    expect(await seen(number)).toMatchObject({ can_make: true });
    expect((await make(number)).status).toBe(200);
    const { invoices, can_make } = await seen(number);
    expect(invoices.map(({ kind, total, is_test }) => [kind, total, is_test])).toEqual([
      ['invoice', 24_200, true],
      ['credit_note', 700, true],
      ['invoice', 24_200, false],
    ]);
    expect(can_make).toBe(false);
  });

  it('of an order that is sent before it is paid keep how it is to be paid, also once it is', async () => {
    const account = { iban: 'NL91ABNA0417164300', holder: 'Atelier Noord', days: 10 };
    await a.payment('wire', { provider: 'offline', transfer: JSON.stringify(account) });
    await settings({ company: { ...company, country: 'BE', vat_number: 'BE0123456749' } });
    expect(await decide({ invoice_moment: 'delivery' })).toEqual({});
    const session = await shop.cart([{ product_id: table, quantity: 1 }]);
    await shop.method(session, 'wire');
    const token = (await shop.order(session)).body.order.session as string;
    const { rows } = await pool.query('select number from orders where token = $1', [token]);
    const number = rows[0].number as string;
    const shipment = { carrier: 'dhl', carrier_name: '', track_code: '', track_url: '' };
    const sent = await api.call('sendOrder', {
      ...a.ids,
      number,
      version: (await seen(number)).version,
      id: 'invoice-open',
      mail: false,
      shipment: { ...shipment, lines: [{ position: 1, quantity: 1 }] },
    });
    expect(sent.status).toBe(200);
    const [invoice] = (await seen(number)).invoices;
    const readNow = async () => {
      const codes = await readCodes(Uint8Array.from(await fileOf(invoice?.id ?? '', 'pdf')));
      return { ...codes, xml: (await fileOf(invoice?.id ?? '', 'ubl')).toString() };
    };
    const open = await readNow();
    expect(open.links).toEqual([`http://a.test/bestelling?order=${token}`]);
    expect(open.codes[0]).toContain(`EUR121.00\n\n\n${invoiceReference(number, 'BE')}`);
    expect(open.codes[1]).toBe(open.links[0]);
    for (const text of [invoiceReference(number, 'BE'), open.links[0], '<cbc:PaymentMeansCode>58<'])
      expect(open.xml).toContain(text);
    const received_on = dutchDayOf(new Date());
    const version = (await seen(number)).version;
    const paidNow = await api.call('markOrderPaid', { ...a.ids, number, version, received_on });
    expect(paidNow.status).toBe(200);
    await pool.query(
      `update payment_methods set transfer = '{"iban":"NL00","holder":"X","days":1}' where id = 'wire'`,
    );
    expect(await readNow()).toEqual(open);
    expect(await decide({ invoice_moment: 'payment' })).toEqual({});
    await settings({ company });
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
    // As many at once as they like: the people of the shop get theirs.
    const many = [open({}), open({}), open({}), open({})];
    const own = fileOf(invoice?.id ?? '', 'pdf');
    expectMadeOrLater(await Promise.all(many));
    expect((await own).subarray(0, 5).toString()).toBe('%PDF-');
    const key = { ...a.ids, order_session: token, email: 'jan@voorbeeld.nl', number: 'geen' };
    const address = '203.0.113.7';
    for (let call = 0; call < 20; call += 1)
      expect((await buyers.call('getBuyerInvoice', key, { address })).status).toBe(404);
    const refused = await buyers.call('getBuyerInvoice', key, { address });
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  });
});
