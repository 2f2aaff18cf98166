import { beforeEach, describe, expect, it } from 'vitest';
import { company } from '../invoice-files/testing/invoice-fixture.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { mailPayments } from './mail-payments.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database);
const { a } = shop;
const { pool } = database.admin;
const product = await a.product({ price_cents: 12_100 });
await a.payment('wire', { title: 'Overboeking', provider: 'offline', position: 3 });

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const siteUrl = (host: string) => `http://${host}`;
const run = (moment: number) =>
  mailPayments({ db: database.app, now: () => new Date(moment), siteUrl }, a.websiteId);
const paymentMails = ['order-paid', 'order-payment-failed', 'order-payment-reminder'];

interface SentMail {
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}
async function mailsAbout(token: string): Promise<SentMail[]> {
  const { rows } = await pool.query<SentMail>(
    'select kind, recipient, subject, text from mail_outbox where order_token = $1 order by created_at',
    [token],
  );
  return rows.filter(({ kind }) => paymentMails.includes(kind));
}
const kindsAbout = async (token: string) => (await mailsAbout(token)).map(({ kind }) => kind);
const setOrder = (token: string, set: string) =>
  pool.query(`update orders set ${set} where token = $1`, [token]);

beforeEach(() => a.settings({ company }));

describe('a payment that arrived', () => {
  it('is mailed to its buyer once, also by two sweeps at once', async () => {
    const { token, url } = await shop.placed([{ product_id: product }]);
    await run(Date.now());
    expect(await kindsAbout(token)).toEqual([]);
    await shop.choose(url, 'paid');
    await Promise.all([run(Date.now()), run(Date.now())]);
    await run(Date.now() + DAY);
    const [mail, ...more] = await mailsAbout(token);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'order-paid', recipient: 'Jan@Voorbeeld.nl' });
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('je betaling van € 121,00');
    expect(mail?.text).toContain('Je factuur staat op de pagina van je bestelling.');
    expect(mail?.text).toContain('http://a.test/');
  });

  it('is not mailed after two days, nor when the shop does without it', async () => {
    const old = await shop.placed([{ product_id: product }]);
    await shop.choose(old.url, 'paid');
    await run(Date.now() + 2 * DAY + MINUTE);
    await a.settings({ company, notifications: { mails_off: ['paid'] } });
    await run(Date.now());
    expect(await kindsAbout(old.token)).toEqual([]);
  });

  it('is not mailed when it went back meanwhile', async () => {
    const { token, url } = await shop.placed([{ product_id: product }]);
    await shop.choose(url, 'paid');
    await setOrder(token, "payment_status = 'refunded'");
    await run(Date.now());
    expect(await kindsAbout(token)).toEqual([]);
  });
});

describe('a payment that was broken off', () => {
  it.each(['failed', 'canceled', 'expired'])(
    'as %s is mailed a quarter of an hour later, once',
    async (outcome) => {
      const { token, url } = await shop.placed([{ product_id: product }]);
      await shop.choose(url, outcome);
      await run(Date.now() + 14 * MINUTE);
      expect(await kindsAbout(token)).toEqual([]);
      await run(Date.now() + 16 * MINUTE);
      await run(Date.now() + 17 * MINUTE);
      const [mail, ...more] = await mailsAbout(token);
      expect(more).toEqual([]);
      expect(mail?.subject).toMatch(/^Betaling van bestelling \d+ niet gelukt$/);
      expect(mail?.text).toContain('Bestelling betalen:\nhttp://a.test/');
    },
  );

  it('and was paid or begun again, or of which the order ended, is not mailed', async () => {
    const paid = await shop.placed([{ product_id: product }]);
    await shop.choose(paid.url, 'failed');
    const again = await shop.pay(paid.token);
    await shop.choose(again.body.payment.url as string, 'paid');
    const begun = await shop.placed([{ product_id: product }]);
    await shop.choose(begun.url, 'failed');
    await shop.pay(begun.token);
    const ended = await shop.placed([{ product_id: product }]);
    await shop.choose(ended.url, 'failed');
    await setOrder(ended.token, "status = 'cancelled'");
    await run(Date.now() + 20 * MINUTE);
    expect(await kindsAbout(paid.token)).toEqual(['order-paid']);
    expect(await kindsAbout(begun.token)).toEqual([]);
    expect(await kindsAbout(ended.token)).toEqual([]);
  });
});

it('that a shop does without take no place of those that it sends', async () => {
  await a.settings({ company, notifications: { mails_off: ['paid'] } });
  const { token: paid, url } = await shop.placed([{ product_id: product }]);
  await shop.choose(url, 'paid');
  // More paid orders than one sweep takes.
  await pool.query(
    `with made as (
      insert into orders (website_id, id, cart_id, token, number, email, customer, snapshot, payment_method, payment_status,
        total_excl_tax, total_tax, total_incl_tax, created_at)
      select website_id, 'veel-' || nr, 'veel-' || nr, 'veel-' || nr, 'V' || nr, email, customer, snapshot, payment_method, 'paid',
        total_excl_tax, total_tax, total_incl_tax, created_at - interval '1 hour'
      from orders, generate_series(1, 60) nr where token = $1 returning website_id, id)
    insert into payment_attempts (website_id, id, order_id, number, method, amount, currency)
    select website_id, id, id, 1, 'ideal', 12100, 'EUR' from made`,
    [paid],
  );
  await pool.query(
    `insert into payment_events (website_id, order_id, attempt_id, status)
     select website_id, id, id, 'paid' from payment_attempts where id like 'veel-%'`,
  );
  const failed = await shop.placed([{ product_id: product }]);
  await shop.choose(failed.url, 'failed');
  await run(Date.now() + 20 * MINUTE);
  expect(await kindsAbout(failed.token)).toEqual(['order-payment-failed']);
  expect(await kindsAbout('veel-1')).toEqual([]);
});

describe('a transfer that did not arrive', () => {
  const transferred = async () => {
    const session = await shop.cart([{ product_id: product }]);
    await shop.method(session, 'wire');
    const token = (await shop.order(session)).body.order.session as string;
    await setOrder(token, "created_at = '2026-06-01T20:00:00Z'");
    return token;
  };
  // 14 days to pay in, until 15 June.
  const lastDay = Date.parse('2026-06-15T08:00:00Z');

  it('is reminded of on the day after its last one, by day, once', async () => {
    const token = await transferred();
    await run(lastDay);
    await run(Date.parse('2026-06-16T06:59:00Z'));
    expect(await kindsAbout(token)).toEqual([]);
    await run(Date.parse('2026-06-16T07:01:00Z'));
    await run(lastDay + 2 * DAY);
    const [mail, ...more] = await mailsAbout(token);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Herinnering: bestelling \d+ is nog niet betaald$/);
    expect(mail?.text).toContain('NL91 ABNA 0417 1643 00');
    // That day has passed.
    expect(mail?.text).not.toContain('uiterlijk');
  });

  it('is not reminded of once it is long over, paid or cancelled, or when the shop does without it', async () => {
    const old = await transferred();
    await run(lastDay + 4 * DAY);
    const paid = await transferred();
    await setOrder(paid, "payment_status = 'paid'");
    const underWay = await transferred();
    await setOrder(underWay, "payment_status = 'pending'");
    const cancelled = await transferred();
    await setOrder(cancelled, "status = 'cancelled'");
    await setOrder(old, "created_at = '2026-05-01T20:00:00Z'");
    await run(lastDay + DAY);
    for (const token of [old, paid, underWay, cancelled]) expect(await kindsAbout(token)).toEqual([]);
    const off = await transferred();
    await a.settings({ company, notifications: { mails_off: ['reminder'] } });
    await run(lastDay + DAY);
    expect(await kindsAbout(off)).toEqual([]);
  });
});
