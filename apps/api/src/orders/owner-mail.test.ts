import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sendFromOutbox } from '../ports/mail/send-from-outbox.ts';
import { smtpSender } from '../ports/mail/smtp-sender.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { startMailServer } from '../testing/start-mail-server.ts';
import { ownerAddress } from './owner-mail.ts';
import { sellerOf } from '../websites/seller.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database);
const { a } = shop;
const mails = await startMailServer();
const sender = smtpSender({ url: mails.url, from: 'etalage@host.test' });
afterAll(() => sender.close());
const table = await a.product({ title: 'Tafel' });
const chair = await a.product({ title: 'Stoel', enable_quote: true });
const company = { name: 'Houtwerk', email: 'info@houtwerk.test' };

const outbox = () =>
  database.admin.global.selectFrom('mail_outbox').selectAll().orderBy('created_at').execute();
const noticesOf = async () => (await outbox()).filter(({ recipient }) => recipient === company.email);
const sendAll = async () => {
  while (await sendFromOutbox(database.app, sender, a.websiteId));
};
const ordered = async (...types: ('checkout' | 'quote')[]) => {
  const lines = types.map((type) => ({ product_id: type === 'quote' ? chair : table, type }));
  const session = await shop.cart(lines);
  if (types.includes('checkout')) await shop.method(session, 'pay_on_pickup');
  return { session, number: (await shop.order(session)).body.order.number as string };
};

beforeEach(async () => {
  await database.admin.pool.query('delete from mail_outbox');
  await a.settings({ company });
  mails.received.length = 0;
  shop.jobs.length = 0;
});

describe('the mail to the owner', () => {
  it('states the lines, the customer and the link of a new order, and a reply is sent to the customer', async () => {
    const { number } = await ordered('checkout');
    const ids = (await outbox()).map(({ id }) => id).sort();
    expect(shop.jobs.map((job) => job.name === 'send-mail' && job.mail_id).sort()).toEqual(ids);
    await sendAll();
    expect(mails.received.map(({ to }) => to[0]).sort()).toEqual(['Jan@voorbeeld.nl', company.email]);
    const { source = '' } = mails.received.find(({ to }) => to[0] === company.email) ?? {};
    expect(source).toMatch(new RegExp(`^Subject: Nieuwe bestelling ${number}`, 'm'));
    expect(source).toMatch(/^Reply-To: Jan@voorbeeld.nl/im);
    const [notice] = await noticesOf();
    for (const words of ['Jan de Vries heeft een bestelling geplaatst.', '1 x Tafel', 'Dorpsstraat 1'])
      for (const form of [notice?.text, notice?.html]) expect(form).toContain(words);
    expect(notice?.text).toContain(`http://beheer.test/w/${a.websiteId}/bestellingen/${number}\nDaar zie je`);
    expect(notice?.html).not.toContain('/bestelling?order=');
  });

  it.each([
    [['quote'], 'Nieuwe offerteaanvraag', 'Jan de Vries vraagt om een offerte.'],
    [['checkout', 'quote'], 'met een offerteaanvraag', 'bestelling geplaatst en vraagt om een offerte.'],
  ] as const)('describes a cart with %s', async (types, subject, words) => {
    const { number } = await ordered(...types);
    const [notice] = await noticesOf();
    expect(notice?.subject).toContain(subject);
    expect(notice?.subject).toContain(number);
    expect(notice?.text).toContain(words);
  });

  it('is sent once, for repeated calls and after a first refusal by the mail server', async () => {
    const { session } = await ordered('checkout');
    const replies = await Promise.all(Array.from({ length: 10 }, () => shop.order(session)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await noticesOf()).toHaveLength(1);
    mails.state.isRefusing = true;
    await sendAll();
    mails.state.isRefusing = false;
    expect(mails.received).toEqual([]);
    await database.admin.pool.query('update mail_outbox set due_at = now()');
    await sendAll();
    await sendAll();
    expect(mails.received.filter(({ to }) => to[0] === company.email)).toHaveLength(1);
  });

  it('is not made if the shop has no address; the order is', async () => {
    await a.settings({ company: { name: 'Houtwerk' } });
    await ordered('checkout');
    expect(await outbox()).toMatchObject([{ recipient: 'Jan@Voorbeeld.nl' }]);
  });

  it('uses the texts of the website', async () => {
    await a.settings({ company, texts: { order_mail_owner_subject_order: 'Er is verkocht: {number}' } });
    shop.api.server.websites.forget(a.websiteId);
    const { number } = await ordered('checkout');
    expect((await noticesOf())[0]?.subject).toBe(`Er is verkocht: ${number}`);
    await a.settings({ company });
    shop.api.server.websites.forget(a.websiteId);
  });
});

describe('ownerAddress', () => {
  it.each([
    [{ order_email: ' verkoop@houtwerk.test ' }, company.email, 'verkoop@houtwerk.test'],
    [{ order_email: '' }, company.email, company.email],
    [{ order_email: 'geen adres' }, company.email, company.email],
    [{ order_email: 7 }, company.email, company.email],
    [null, company.email, company.email],
    ['x', '', ''],
    [{ order_email: '' }, 'geen adres', ''],
  ])('of %j and company %j is %j', (notifications, email, expected) => {
    const settings = { notifications, company: { email } };
    expect(ownerAddress(settings, sellerOf({ name: 'x', settings }))).toBe(expected);
  });
});
