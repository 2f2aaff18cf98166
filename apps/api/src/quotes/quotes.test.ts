import { describe, expect, it } from 'vitest';
import { saveOrderCustomerHandler } from '../owned-orders/save-order-customer.handler.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { storedOption } from '../testing/shop-fixture.ts';
import { as } from '../testing/owner-contract-cases.ts';
import { customer, offerWith, quoteFixture, writtenLine } from './testing/quote-fixture.ts';

const database = await createTestDatabase();
const shop = await quoteFixture(database, { owner: { saveOrderCustomer: saveOrderCustomerHandler } });
const { a, b, owner, made, sent, read, accept, rowOf } = shop;
const table = await a.product({ title: 'Eiken tafel', enable_quote: true, stock: 5 });

const ordersOf = async (number: string) => {
  const { id } = await rowOf(number);
  const orders = database.admin.global.selectFrom('orders').selectAll();
  return orders.where('quote_id', '=', id).execute();
};
const mailsTo = () =>
  database.admin.global.selectFrom('mail_outbox').select(['unique_key', 'text']).execute();
const opened = async (number: string) =>
  (await owner.call('getOwnedQuote', { ...a.ids, number })).body as {
    quote: { version: number; status: string; order_number: string };
    start: ReturnType<typeof offerWith>;
    offers: { number: number; state: string; total_incl_tax: number }[];
  };

describe('the offer for a request', () => {
  const requested = async () => {
    const session = await shop.cart([{ product_id: table, type: 'quote', quantity: 3 }]);
    const { body } = await shop.order(session);
    return (body as { order: { number: string } }).order.number;
  };

  it('begins with what was asked for, is priced and sent, and is what its buyer sees, pays and gets', async () => {
    const number = await requested();
    const { start, quote } = await opened(number);
    expect(start.lines).toMatchObject([
      { product_id: table, quantity: 3, unit: 12_100, title: 'Eiken tafel' },
    ]);
    const offer = offerWith({
      ...start,
      lines: [{ ...start.lines[0], unit: 10_000 }, writtenLine({ vat: { category: 'S', rate: 900 } })],
      discount: { kind: 'percentage', value: 1_000 },
      shipping: { title: 'Bezorging', amount: 2_500 },
    });
    const saved = await owner.call('saveOffer', {
      ...a.ids,
      number,
      version: quote.version,
      customer,
      offer,
    });
    expect(saved).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await read(number)).body).toMatchObject({ offer: null, quote: { status: 'requested' } });
    await owner.call('sendOffer', { ...a.ids, number, version: 2 });
    // 300 and 100 euros less 10 %, and 25 for delivery.
    expect((await read(number)).body).toMatchObject({
      quote: { status: 'offered' },
      latest: 1,
      offer: { number: 1, state: 'sent', is_open: true, checkout: { total_price_with_tax: 385 } },
      payment: { methods: { ideal: {} } },
      accepted: null,
    });
    // The catalogue changes; the offer does not.
    await database.admin.global
      .updateTable('products')
      .set({ price_cents: 99 })
      .where('id', '=', table)
      .execute();
    const accepted = await accept(number);
    expect(accepted.status).toBe(200);
    const [order] = await ordersOf(number);
    expect(order).toMatchObject({ total_incl_tax: 38_500, payment_method: 'ideal', status: 'placed' });
    expect(accepted.body).toMatchObject({ order: { session: order?.token, number: order?.number } });
    expect((accepted.body as { payment: { url: string } }).payment.url).not.toBe('');
    expect(await shop.stockOf(table)).toMatchObject({ reserved: 3 });
    const { body } = await shop.get(order?.token ?? '');
    expect(body).toMatchObject({ checkout: { total_price_with_tax: 385 }, order: { broken_off: false } });
    expect((await read(number)).body).toMatchObject({
      quote: { status: 'accepted' },
      offer: { state: 'accepted', is_open: false },
      accepted: { name: 'Jan de Vries', order: { number: order?.number } },
    });
  });

  it('is refused while its stock is not there, and makes no order then', async () => {
    const lines = [writtenLine({ product_id: table, quantity: 50 })];
    const { number } = await sent({ lines });
    expect(await accept(number)).toMatchObject({ status: 409, body: { code: 'stock_insufficient' } });
    expect(await ordersOf(number)).toEqual([]);
    expect((await opened(number)).quote.status).toBe('offered');
  });
});

describe('accepting', () => {
  it('is paid afterwards where its owner lets it, and keeps the days of that moment', async () => {
    await a.payment('pay_later', { title: 'Achteraf betalen', provider: 'offline', position: 8 });
    const { number } = await sent({ shipping: { title: 'Bezorgen', amount: 0 } });
    const terms = { days: 21, buyers: 'all', most: 0 };
    const set = (changes: object) =>
      database.admin.pool.query(`update payment_methods set pay_later = $1 where id = 'pay_later'`, [
        { ...terms, ...changes },
      ]);
    const methodsOf = async (of: string) => Object.keys((await read(of)).body.payment.methods as object);
    await set({ most: 1 });
    expect(await methodsOf(number)).toEqual(['ideal']);
    await set({});
    expect(await methodsOf(number)).toEqual(['ideal', 'pay_later']);
    const accepted = await accept(number, { payment_method: 'pay_later' });
    await database.admin.pool.query(`delete from payment_methods where id = 'pay_later'`);
    expect(accepted.status).toBe(200);
    expect(await ordersOf(number)).toMatchObject([{ payment_method: 'pay_later', pay_days: 21 }]);
  });

  it('makes one order, however often and by whomever it is done at once', async () => {
    const { number, version } = await sent();
    const byPhone = { ...a.ids, number, version, name: '', payment_method: '', mail: false };
    const replies = await Promise.all([accept(number), accept(number), owner.call('orderQuote', byPhone)]);
    const orders = await ordersOf(number);
    expect(orders).toHaveLength(1);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await accept(number)).body).toMatchObject({ order: { number: orders[0]?.number } });
  });

  it('says why a version cannot be accepted: replaced, withdrawn, expired, declined', async () => {
    const seen = await sent();
    const { number } = seen;
    await owner.call('saveOffer', { ...seen, customer, offer: offerWith({ message: 'Nieuw' }) });
    await owner.call('sendOffer', { ...seen, version: seen.version + 1 });
    expect((await read(number)).body).toMatchObject({ latest: 2, offer: { number: 2, state: 'sent' } });
    expect((await accept(number)).body).toMatchObject({ code: 'offer_replaced' });
    await owner.call('withdrawOffer', { ...seen, version: seen.version + 2 });
    expect((await accept(number, { offer: 2 })).body).toMatchObject({ code: 'offer_withdrawn' });
    await owner.call('declineQuote', { ...seen, version: seen.version + 3, declined: true });
    expect((await accept(number, { offer: 2 })).body).toMatchObject({ code: 'quote_declined' });
    expect(await accept(number, { offer: 7 })).toMatchObject({ status: 404 });

    const old = await sent();
    const past = { valid_until: '2020-01-01' };
    const { id } = await rowOf(old.number);
    await database.admin.global.updateTable('quote_offers').set(past).where('quote_id', '=', id).execute();
    await database.admin.global.updateTable('quotes').set(past).where('id', '=', id).execute();
    expect((await read(old.number)).body).toMatchObject({
      quote: { status: 'expired' },
      offer: { is_expired: true, is_open: false },
    });
    expect((await accept(old.number)).body).toMatchObject({ code: 'offer_expired' });
    expect(await ordersOf(old.number)).toEqual([]);
  });

  it('asks at each field for what is missing, and shows nothing to somebody with another address', async () => {
    await a.settings({ modules: { webshop: { agreement_url: '/voorwaarden' } } });
    const { number } = await sent();
    const refused = await accept(number, { name: ' ', agreement: '0', payment_method: 'wire' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    const { errors } = refused.body as { errors: object };
    expect(Object.keys(errors).sort()).toEqual(['agreement', 'name', 'payment_method']);
    await a.settings({ modules: {} });
    expect(await accept(number, { email: 'iemand@anders.nl' })).toMatchObject({ status: 404 });
    expect(await read(number, { email: 'iemand@anders.nl' })).toMatchObject({ status: 404 });
  });
});

describe('the lines of an offer', () => {
  const titlesIn = (part: unknown) =>
    (part as { products: { options: { title: string }[] }[] }).products.map(({ options }) =>
      options.map(({ title }) => title),
    );

  it('say when they are delivered and from what nobody can withdraw, as the request and the order do', async () => {
    const top = await a.product({
      title: 'Blad op maat',
      enable_quote: true,
      stock: 5,
      delivery_from: 20,
      delivery_to: 30,
      options: [storedOption({ layout: 'text', title: 'Maat', connection_id: 'maat', custom_made: true })],
    });
    await a.settings({ modules: { webshop: { delivery_from: 1, delivery_to: 3 } } });
    const session = await shop.cart([
      { product_id: top, type: 'quote', options: { maat: '120 bij 80' } },
      { product_id: table, type: 'quote' },
    ]);
    const { number } = (await shop.order(session)).body.order as { number: string };
    const { start, quote } = await opened(number);
    const offer = offerWith({ ...start, lines: [...start.lines, writtenLine()] });
    await owner.call('saveOffer', { ...a.ids, number, version: quote.version, customer, offer });
    await owner.call('sendOffer', { ...a.ids, number, version: 2 });
    const custom = ['Maat', 'Levertijd: 20–30 werkdagen', expect.stringContaining('maat')];
    const plain = ['Levertijd: 1–3 werkdagen'];
    const { body } = await read(number);
    expect(titlesIn(body.requested)).toEqual([custom, plain]);
    expect(titlesIn(body.offer.checkout)).toEqual([custom, plain, []]);
    // What was offered stays, whatever the shop says later.
    await a.settings({ modules: {} });
    expect((await accept(number)).status).toBe(200);
    const [order] = await ordersOf(number);
    expect(titlesIn((await shop.get(order?.token ?? '')).body.checkout)).toEqual([custom, plain, []]);
    const lines = order?.snapshot.cart.shoppingcart.products ?? [];
    expect(lines.map((line) => line.withdrawal_exclusion)).toEqual(['custom', undefined, undefined]);
  });
});

describe('a quote that the shop makes', () => {
  it('is found by its lines, mails its customer once it is sent, and is ordered by telephone', async () => {
    const seen = await made();
    const { find_text, token } = await rowOf(seen.number);
    expect(find_text).toContain('montage');
    expect((await mailsTo()).filter(({ unique_key }) => unique_key.includes(token))).toEqual([]);
    await owner.call('sendOffer', seen);
    await owner.call('sendOffer', seen);
    const mails = (await mailsTo()).filter(({ unique_key }) => unique_key.includes(token));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('100,00');
    const asked = { ...seen, version: 2, name: '', payment_method: '', mail: true };
    const reply = await owner.call('orderQuote', asked);
    const [order] = await ordersOf(seen.number);
    expect(reply.body).toEqual({ version: 3, order_number: order?.number });
    expect(order).toMatchObject({ payment_method: 'ideal', total_incl_tax: 10_000 });
    const confirmation = (await mailsTo()).find(({ unique_key }) => unique_key.includes(order?.token ?? '-'));
    expect(confirmation?.text).toContain(`http://a.test/bestelling?order=${order?.token}`);
  });

  it('charges VAT to a company abroad as long as VIES does not confirm its number', async () => {
    const german = { invoice_is_company: '1', invoice_company: 'Holz', invoice_tax_number: 'DE136695976' };
    const { number } = await made({}, { ...german, invoice_country: 'DE', invoice_postcode: '10115' });
    expect((await opened(number)).offers).toMatchObject([{ state: 'draft', total_incl_tax: 10_000 }]);
    const { snapshot } = await database.admin.global
      .selectFrom('quote_offers')
      .select('snapshot')
      .where('quote_id', '=', (await rowOf(number)).id)
      .executeTakeFirstOrThrow();
    expect(snapshot.vat).toMatchObject({ status: 'unavailable', category: 'S' });
  });
});

describe('the order of an offer', () => {
  it('holds its stock for two weeks when the shop makes it, because its customer pays later', async () => {
    const cupboard = await a.product({ title: 'Kast', stock: 5 });
    const seen = await made({ lines: [writtenLine({ product_id: cupboard, quantity: 1 })] });
    await owner.call('orderQuote', { ...seen, name: '', payment_method: 'ideal', mail: false });
    const [order] = await ordersOf(seen.number);
    const { expires_at } = await database.admin.global
      .selectFrom('stock_reservations')
      .select('expires_at')
      .where('order_id', '=', order?.id ?? '')
      .executeTakeFirstOrThrow();
    const days = (expires_at.getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(14);
  });

  it('is neither sent nor made when nothing pays it, as in the checkout', async () => {
    const delivered = { shipping: { title: 'Bezorging', amount: 500 } };
    const open = await sent(delivered);
    const seen = await made(delivered);
    const methods = database.admin.global;
    await methods.deleteFrom('payment_methods').where('id', '=', 'ideal').execute();
    try {
      const refused = {
        status: 422,
        body: { errors: { general: [expect.stringContaining('alleen betalen bij afhalen')] } },
      };
      expect(await owner.call('sendOffer', seen)).toMatchObject(refused);
      const asked = { ...seen, name: '', payment_method: '', mail: false };
      expect(await owner.call('orderQuote', asked)).toMatchObject(refused);
      expect(await accept(open.number)).toMatchObject({
        status: 422,
        body: { errors: { payment_method: [expect.stringContaining('kan nu niet worden betaald')] } },
      });
      expect(await ordersOf(seen.number)).toEqual([]);
    } finally {
      await a.payment('ideal', { position: 1 });
    }
  });
});

describe('the address of a quote', () => {
  it('is fixed once something was sent, because its link shows all of it', async () => {
    const seen = await sent();
    const { quote } = await opened(seen.number);
    const other = { ...customer, invoice_email: 'ander@voorbeeld.nl' };
    const save = { ...seen, version: quote.version, customer: other, offer: offerWith() };
    const refused = {
      status: 422,
      body: { errors: { 'customer.invoice_email': [expect.stringContaining('eerdere adres')] } },
    };
    expect(await owner.call('saveOffer', save)).toMatchObject(refused);
    await owner.call('withdrawOffer', { ...seen, version: quote.version });
    const now = (await opened(seen.number)).quote.version;
    expect(await owner.call('saveOffer', { ...save, version: now })).toMatchObject(refused);
  });
});

describe('a quote beside an order', () => {
  const mixed = async () => {
    const chair = await a.product({ title: 'Stoel', enable_quote: true });
    const session = await shop.cart([
      { product_id: chair, type: 'quote' },
      { product_id: chair, type: 'checkout' },
    ]);
    await shop.method(session);
    const { body } = await shop.order(session);
    const { session: token, number } = (body as { order: { session: string; number: string } }).order;
    const quotes = database.admin.global.selectFrom('quotes').selectAll();
    const quote = await quotes.where('token', '=', token).executeTakeFirstOrThrow();
    return { token, order: number, number: quote.number };
  };
  const corrected = { ...customer, invoice_email: 'beter@voorbeeld.nl' };

  it('has the address of its order, in each of its versions, and no other', async () => {
    const { token, order, number } = await mixed();
    const seen = { ...a.ids, number, version: 1 };
    expect(await owner.call('saveOffer', { ...seen, customer: corrected, offer: offerWith() })).toMatchObject(
      {
        status: 422,
        body: { errors: { 'customer.invoice_email': [expect.stringContaining('bij de bestelling')] } },
      },
    );
    await owner.call('saveOffer', { ...seen, customer, offer: offerWith() });
    const { version } = await database.admin.global
      .selectFrom('orders')
      .select('version')
      .where('token', '=', token)
      .executeTakeFirstOrThrow();
    const change = { ...a.ids, number: order, version, customer: corrected };
    expect(await owner.call('saveOrderCustomer', change)).toMatchObject({ status: 200 });
    const { quote } = await opened(number);
    await owner.call('sendOffer', { ...seen, version: quote.version });
    const mails = await database.admin.global
      .selectFrom('mail_outbox')
      .select(['recipient', 'unique_key'])
      .where('unique_key', 'like', `order-quote-offer:${token}%`)
      .execute();
    expect(mails).toMatchObject([{ recipient: 'beter@voorbeeld.nl' }]);
    const accepted = await accept(number, { email: 'beter@voorbeeld.nl' });
    expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
    expect(await ordersOf(number)).toMatchObject([{ email: 'beter@voorbeeld.nl' }]);
  });
});

describe('changes of members', () => {
  it('refuses what was made on an older version, and repeats a save whose reply was lost', async () => {
    const seen = await made();
    const save = { ...seen, customer, offer: offerWith({ message: 'Dank je wel' }) };
    expect(await owner.call('saveOffer', save)).toMatchObject({ body: { version: 2 } });
    expect(await owner.call('saveOffer', save)).toMatchObject({ body: { version: 2 } });
    const other = { ...save, offer: offerWith({ message: 'Iets anders' }) };
    expect(await owner.call('saveOffer', other)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await opened(seen.number)).start).toMatchObject({ message: 'Dank je wel' });
  });

  it('names the field of what cannot be stored or sent', async () => {
    const seen = await made();
    const lines = [
      writtenLine({ id: '1', vat: { category: 'E', rate: 2100 } }),
      writtenLine({ id: '2', product_id: 'weg' }),
      writtenLine({ id: '3', title: ' ' }),
    ];
    const keysOf = async (offer: object, who = customer) => {
      const reply = await owner.call('saveOffer', { ...seen, customer: who, offer: offerWith(offer) });
      return Object.keys((reply.body as { errors: object }).errors).sort();
    };
    expect(await keysOf({ lines })).toEqual(['offer.lines.2.title']);
    expect(await keysOf({ lines: lines.slice(0, 2) })).toEqual(['offer.lines.0.vat', 'offer.lines.1.title']);
    expect(await keysOf({}, { ...customer, invoice_email: 'geen adres' })).toEqual([
      'customer.invoice_email',
    ]);
    const empty = await made({ lines: [] });
    const refused = await owner.call('sendOffer', empty);
    expect(Object.keys((refused.body as { errors: object }).errors)).toEqual(['offer.lines']);
  });

  it('are for owners and shop members of this website only', async () => {
    const seen = await made();
    expect(await owner.call('sendOffer', seen, as('editor'))).toMatchObject({ status: 403 });
    expect(await owner.call('sendOffer', seen, as('other'))).toMatchObject({ status: 404 });
    const elsewhere = { ...b.ids, number: seen.number, version: 1 };
    expect(await owner.call('sendOffer', elsewhere, as('other'))).toMatchObject({ status: 404 });
    expect((await rowOf(seen.number)).status).toBe('requested');
  });

  it('are refused once the quote is declined, but for opening it again', async () => {
    const seen = await sent();
    const { quote } = await opened(seen.number);
    await owner.call('declineQuote', { ...seen, version: quote.version, declined: true });
    const version = quote.version + 1;
    const save = { ...seen, version, customer, offer: offerWith() };
    expect(await owner.call('saveOffer', save)).toMatchObject({
      status: 422,
      body: { errors: { general: ['Deze aanvraag is afgewezen. Open haar eerst weer.'] } },
    });
    const reopened = await owner.call('declineQuote', { ...seen, version, declined: false });
    expect(reopened).toMatchObject({ status: 200 });
  });

  it('are refused once the quote is an order', async () => {
    const seen = await sent();
    await accept(seen.number);
    const { quote } = await opened(seen.number);
    const save = { ...seen, version: quote.version, customer, offer: offerWith() };
    const refusal = { status: 422, body: { errors: { general: ['Deze offerte is al aanvaard.'] } } };
    expect(await owner.call('saveOffer', save)).toMatchObject(refusal);
    expect(await owner.call('withdrawOffer', { ...seen, version: quote.version })).toMatchObject(refusal);
  });
});

it('prices a product with its options as a line', async () => {
  const id = await a.product({ title: 'Kast', price_cents: 20_000 });
  const asked = { ...a.ids, product_id: id, options: {}, quantity: 2 };
  expect((await owner.call('priceOfferLine', asked)).body).toMatchObject({
    line: { title: 'Kast', unit: 20_000, quantity: 2, vat: { category: 'S', rate: 2100 } },
  });
  expect(await owner.call('priceOfferLine', { ...asked, product_id: 'weg' })).toMatchObject({ status: 409 });
});
