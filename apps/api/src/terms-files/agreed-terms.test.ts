import { expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { documentOf, paragraph } from '../documents/document-of.ts';
import { quoteFixture } from '../quotes/testing/quote-fixture.ts';
import { noFiles } from '../invoice-files/testing/invoice-fixture.ts';
import { expectMadeOrLater } from '../pdf/testing/expect-made-or-later.ts';
import { nodesOf, readPdf } from '../pdf/testing/read-pdf.ts';
import { sendAgain } from '../ports/mail/send-again.ts';
import { sendFromOutbox } from '../ports/mail/send-from-outbox.ts';
import { smtpSender } from '../ports/mail/smtp-sender.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { contractCases } from '../testing/contract-cases.ts';
import { startMailServer } from '../testing/start-mail-server.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { getAgreedTermsHandler, getOrderTermsHandler } from './terms-file.handlers.ts';
import { withTerms } from './with-terms.ts';

const database = await createTestDatabase();
const shop = await quoteFixture(database);
const { a, b } = shop;
const { pool } = database.admin;
const table = await a.product({ title: 'Tafel' });
const wide = { buyer_documents: { per: 'address', limit: 1000, seconds: 1 } } as const;
const buyers = await startTestApi(
  database,
  { files: noFiles },
  { handlers: { getAgreedTerms: getAgreedTermsHandler }, rateLimits: wide },
);
const owners = await startOwnerApi(
  database,
  { getOrderTerms: getOrderTermsHandler },
  a.websiteId,
  b.websiteId,
  { files: noFiles },
);
let isBroken = false;
const clock = () => {
  if (isBroken) throw new Error('nothing can be drawn now');
  return new Date();
};
const smtp = await startMailServer();
const sender = withTerms(
  { db: database.app, files: noFiles, now: clock },
  smtpSender({ url: smtp.url, from: 'etalage@host.test' }),
  a.websiteId,
);

const settings = (agreement_url: string) =>
  pool.query(`update websites set settings = settings || $2 where id = $1`, [
    a.websiteId,
    { modules: { webshop: { agreement_url } } },
  ]);
let revision = 0;
/** What visitors read at the address of the terms from now on. */
async function publish(html: string, password: string | null = null) {
  revision += 1;
  const document = JSON.stringify(documentOf(`terms-${revision}`, [paragraph(html)]));
  await pool.query(
    `insert into pages (website_id, id, path, title, password_hash) values ($1, 'terms', '/voorwaarden', 'Algemene voorwaarden', $2)
    on conflict (website_id, id) do update set password_hash = excluded.password_hash`,
    [a.websiteId, password],
  );
  await pool.query(`update page_revisions set published = false where page_id = 'terms'`);
  await pool.query(
    `insert into page_revisions (website_id, page_id, revision, document, published) values ($1, 'terms', $2, $3, true)`,
    [a.websiteId, revision, document],
  );
}
async function ordered() {
  const session = await shop.cart([{ product_id: table }]);
  await shop.method(session, 'pay_on_pickup');
  const { body } = await shop.order(session);
  return { order_session: body.order.session as string, number: body.order.number as string };
}
const key = (order_session: string) => ({ ...a.ids, order_session, email: 'jan@voorbeeld.nl' });
async function seen(order_session: string): Promise<string> {
  const { body } = await buyers.call('getAgreedTerms', key(order_session));
  const { pages } = await readPdf(Buffer.from(body.file as string, 'base64'));
  return pages.map(({ text }) => text).join(' ');
}
const rows = async () =>
  (await pool.query('select count(*)::int as count from agreed_terms')).rows[0].count as number;

it('keeps the terms with the order as they were, once for all orders that agreed with the same', async () => {
  await settings('/voorwaarden/?van=kassa#begin');
  await publish('<h2>Artikel 1</h2><p>Je betaalt binnen <b>14 dagen</b>.</p><ul><li>Of eerder.</li></ul>');
  const orders = await Promise.all([ordered(), ordered(), ordered()]);
  expect(await rows()).toBe(1);
  const [first] = orders;
  await publish('<p>Je betaalt meteen.</p>');
  const later = await ordered();
  expect(await rows()).toBe(2);
  expect(await seen(first.order_session)).toContain('Artikel 1 Je betaalt binnen 14 dagen. • Of eerder.');
  expect(await seen(first.order_session)).not.toContain('meteen');
  expect(await seen(later.order_session)).toContain('Je betaalt meteen.');
  expect((await shop.get(later.order_session)).body.agreed_terms).toBe(true);
  const { body } = await owners.call('getOrderTerms', { ...a.ids, number: first.number });
  const pdf = await readPdf(Buffer.from(body.file as string, 'base64'));
  expect(body.name).toBe(`voorwaarden-${first.number}.pdf`);
  expect(pdf.info).toMatchObject({ Title: 'Algemene voorwaarden', Author: 'Houtwerk', Language: 'nl' });
  expect(nodesOf(pdf.pages[0]?.tree)).toEqual(expect.arrayContaining(['H1', 'H2', 'P']));
});

it('sends them with the confirmation as a file, also when it is sent again, and not with other mails', async () => {
  await settings('/voorwaarden');
  await publish('<p>Bewaar dit.</p>');
  await pool.query('delete from mail_outbox');
  smtp.received.length = 0;
  await ordered();
  while (await sendFromOutbox(database.app, sender, a.websiteId));
  const [confirmation = '', ...others] = smtp.received
    .map(({ source }) => source)
    .toSorted((one, other) => other.length - one.length);
  expect(confirmation).toContain('filename=voorwaarden.pdf');
  expect(confirmation).toContain('Content-Type: application/pdf');
  for (const other of others) expect(other).not.toContain('voorwaarden.pdf');
  const { rows: mails } = await pool.query(
    `select terms <> '' as has, octet_length(html) as size, text from mail_outbox where kind = 'order-confirmation'`,
  );
  expect(mails[0].has).toBe(true);
  expect(mails[0].text).toContain('zitten als bijlage bij deze mail');
  expect(mails[0].size).toBeLessThan(60_000);
  const { rows: stored } = await pool.query(`select * from mail_outbox where kind = 'order-confirmation'`);
  smtp.received.length = 0;
  await withWebsite(database.app, a.websiteId, (tx) =>
    sendAgain(tx, a.websiteId, stored[0], 'jan@voorbeeld.nl'),
  );
  while (await sendFromOutbox(database.app, sender, a.websiteId));
  expect(smtp.received.map(({ source }) => source.includes('filename=voorwaarden.pdf'))).toEqual([true]);
});

it.each([
  ['no terms', '', null],
  ['another website', 'https://voorwaarden.test/pdf', null],
  ['a page that is not there', '/weg', null],
  ['a page with a password', '/voorwaarden', 'geheim'],
] as const)('keeps nothing of %s, and says so', async (_, address, password) => {
  await publish('<p>Tekst.</p>', password);
  await settings(address);
  const before = await rows();
  const { order_session, number } = await ordered();
  expect(await rows()).toBe(before);
  expect((await shop.get(order_session)).body.agreed_terms).toBeUndefined();
  const { status } = await buyers.call('getAgreedTerms', key(order_session));
  expect(status).toBe(404);
  expect((await owners.call('getOrderTerms', { ...a.ids, number })).status).toBe(404);
  const { rows: mails } = await pool.query(`select text, terms from mail_outbox where unique_key = $1`, [
    `order-confirmation:${order_session}`,
  ]);
  expect(mails[0].terms).toBe('');
  expect(mails[0].text).not.toContain('als bijlage');
});

it('keeps what is too long for nobody to read', async () => {
  await settings('/voorwaarden');
  await publish(`<p>${'lang '.repeat(100_001)}</p>`);
  const { order_session } = await ordered();
  expect((await shop.get(order_session)).body.agreed_terms).toBeUndefined();
});

it('keeps them with the order of a quote whose buyer agreed, and not with one that the shop ordered', async () => {
  await settings('/voorwaarden');
  await publish('<p>Bij het akkoord op een offerte.</p>');
  const { number } = await shop.sent();
  const accepted = (await shop.accept(number)).body.order as { session: string };
  expect(await seen(accepted.session)).toContain('Bij het akkoord op een offerte.');
  const other = await shop.sent();
  const ordered = await shop.owner.call('orderQuote', {
    ...other,
    name: 'Jan',
    payment_method: 'ideal',
    mail: false,
  });
  expect(ordered.status, JSON.stringify(ordered.body)).toBe(200);
  const { rows: stored } = await pool.query(
    `select o.snapshot from orders o join quotes q on q.id = o.quote_id where q.number = $1`,
    [other.number],
  );
  expect(stored[0].snapshot.terms).toBeUndefined();
});

it('sends them as text when they cannot be drawn, and draws them again for the next mail', async () => {
  await settings('/voorwaarden');
  await publish('<p>Toch te lezen.</p><ul><li>Punt.</li></ul>');
  await pool.query('delete from mail_outbox');
  smtp.received.length = 0;
  isBroken = true;
  await ordered();
  while (await sendFromOutbox(database.app, sender, a.websiteId));
  isBroken = false;
  await ordered();
  while (await sendFromOutbox(database.app, sender, a.websiteId));
  const names = smtp.received.flatMap(({ source }) => source.match(/filename=voorwaarden\.\w+/g) ?? []);
  expect(names).toEqual(['filename=voorwaarden.txt', 'filename=voorwaarden.pdf']);
});

it('are never changed or deleted by the server', async () => {
  const denied = async (query: string) => {
    const client = await pool.connect();
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
  };
  expect(await denied(`update agreed_terms set title = 'x'`)).toContain('permission denied');
  expect(await denied('delete from agreed_terms')).toContain('permission denied');
});

const sample = async () => {
  await settings('/voorwaarden');
  await publish('<p>Tekst.</p>');
  return ordered();
};
contractCases({
  database,
  api: buyers,
  endpoint: 'getAgreedTerms',
  otherWebsite: b.websiteId,
  good: async () => {
    const body = key((await sample()).order_session);
    // The first call makes this browser known.
    await buyers.call('getAgreedTerms', body);
    return body;
  },
  atOnce: expectMadeOrLater,
});
ownerContractCases({
  database,
  api: owners,
  endpoint: 'getOrderTerms',
  otherWebsite: b.websiteId,
  notFor: ['editor' as const],
  good: async () => ({ ...a.ids, number: (await sample()).number }),
  refused: async () => [{ title: 'of no order', body: { ...a.ids, number: 'X9' }, code: 'not_found' }],
  atOnce: expectMadeOrLater,
});
