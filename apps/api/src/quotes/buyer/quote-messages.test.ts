import { describe, expect, it } from 'vitest';
import { listOrdersHandler } from '../../order-list/list-orders.handler.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { as } from '../../testing/owner-contract-cases.ts';
import { offerWith, customer, quoteFixture } from '../testing/quote-fixture.ts';
import { askAboutQuoteHandler } from './ask-about-quote.handler.ts';
import { quoteMessageHandlers } from './handlers.ts';
import { remindOffers } from './remind-offers.ts';

const database = await createTestDatabase();
const shop = await quoteFixture(database, {
  buyer: { askAboutQuote: askAboutQuoteHandler },
  owner: { ...quoteMessageHandlers, listOrders: listOrdersHandler },
});
const { a, b, api, owner, sent, read, accept, rowOf } = shop;
await a.settings({ company: { name: 'Houtwerk', email: 'info@houtwerk.nl' } });

const mailsAbout = async (number: string) => {
  const { token } = await rowOf(number);
  const mails = database.admin.global.selectFrom('mail_outbox').selectAll();
  return mails.where('order_token', '=', token).orderBy('created_at').execute();
};
const ask = async (number: string, asked: object = {}) =>
  api.call('askAboutQuote', {
    ...a.ids,
    quote_session: (await rowOf(number)).token,
    email: 'jan@voorbeeld.nl',
    text: 'Kan het ook in eiken?',
    idempotency_key: 'k1',
    ...asked,
  });
const answer = (number: string, asked: object = {}) =>
  owner.call('answerQuote', { ...a.ids, number, id: 'a1', text: 'Ja, dat kan.', ...asked });
const messages = async (number: string) => (await owner.call('listQuoteMessages', { ...a.ids, number })).body;

describe('questions about a quote', () => {
  it('are stored and mailed once, also twice at once, and are answered to the buyer', async () => {
    const { number } = await sent();
    const both = await Promise.all([ask(number), ask(number)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.body.messages).toMatchObject([{ from: 'buyer', name: 'Jan de Vries' }]);
    expect(await messages(number)).toMatchObject({ messages: [{ from: 'buyer' }], waiting: true });
    const waiting = async () =>
      (await owner.call('listOrders', { ...a.ids, part: 'quotes', unanswered: true, limit: 9 })).body.orders;
    expect(await waiting()).toMatchObject([{ number }]);

    await Promise.all([answer(number), answer(number)]);
    expect(await messages(number)).toMatchObject({
      messages: [{ from: 'buyer' }, { from: 'shop', name: 'Naam van owner', text: 'Ja, dat kan.' }],
      waiting: false,
    });
    expect(await waiting()).toEqual([]);
    // The buyer reads the name of the shop, not of who of its people wrote.
    expect((await read(number)).body.messages[1]).toMatchObject({ from: 'shop', name: 'Houtwerk' });
    const [, question, reply] = await mailsAbout(number);
    expect(question).toMatchObject({
      recipient: 'info@houtwerk.nl',
      reply_to: 'Jan@Voorbeeld.nl',
      subject: `Vraag over offerte ${number}`,
    });
    expect(question?.text).toContain('Kan het ook in eiken?');
    expect(reply).toMatchObject({ recipient: 'Jan@Voorbeeld.nl', reply_to: 'info@houtwerk.nl' });
    expect(reply?.text).toContain('Ja, dat kan.');
    expect(await mailsAbout(number)).toHaveLength(3);
  });

  it('keep hostile text as it was typed, and show it as text in mails', async () => {
    const { number } = await sent();
    const text = '<img src=x onerror="alert(1)">\r\n{amount} \u202egnp.exe ${x}';
    const { body } = await ask(number, { text });
    expect(body.messages[0].text).toBe(text);
    const [, mail] = await mailsAbout(number);
    expect(mail?.html).not.toContain('<img src=x');
    expect(mail?.html).toContain('&lt;img src=x');
    expect(mail?.html).toContain('{amount}');
  });

  it('are refused with a sentence at the field: empty, too long, too many', async () => {
    const { number } = await sent();
    const errorsOf = async (asked: object) => (await ask(number, asked)).body.errors;
    expect(await errorsOf({ text: '  ' })).toEqual({ text: ['Typ je vraag.'] });
    expect(Object.keys(await errorsOf({ text: 'x'.repeat(2_001) }))).toEqual(['text']);
    const { website_id, id: quote_id } = await rowOf(number);
    const rows = Array.from({ length: 50 }, (_, index) => ({
      website_id,
      quote_id,
      id: `v${index}`,
      author: 'buyer' as const,
      name: 'Jan',
      text: 'x',
    }));
    await database.admin.global.insertInto('quote_messages').values(rows).execute();
    expect((await errorsOf({}))['text'][0]).toContain('hooguit 50 vragen');
    expect((await answer(number)).status).toBe(200);
  });

  it('are shown to nobody with another address, of another website or without the role', async () => {
    const { number } = await sent();
    expect(await ask(number, { email: 'iemand@anders.nl' })).toMatchObject({ status: 404 });
    const elsewhere = await ask(number, b.ids);
    expect(elsewhere).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await ask(number, { idempotency_key: 'k1', text: 'Een' })).toMatchObject({ status: 200 });
    expect(await ask(number, { idempotency_key: 'k1', text: 'Twee' })).toMatchObject({
      body: { code: 'idempotency_mismatch' },
    });
    const body = { ...a.ids, number, id: 'a1', text: 'Ja.' };
    expect(await owner.call('answerQuote', body, as('editor'))).toMatchObject({ status: 403 });
    expect(await owner.call('answerQuote', body, as('other'))).toMatchObject({ status: 404 });
    expect(await owner.call('listQuoteMessages', { ...a.ids, number }, as('editor'))).toMatchObject({
      status: 403,
    });
  });
});

describe('mails about an offer', () => {
  it('name the version in the link, the total and the last day, and that a new version replaces the one before', async () => {
    const seen = await sent({ message: 'Met vriendelijke groet' });
    await owner.call('saveOffer', { ...seen, customer, offer: offerWith() });
    await owner.call('sendOffer', { ...seen, version: seen.version + 1 });
    const mails = await mailsAbout(seen.number);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Je offerte ${seen.number} staat klaar`,
      `Je offerte ${seen.number} is aangepast`,
    ]);
    const { token } = await rowOf(seen.number);
    expect(mails[0]?.text).toContain(`http://a.test/bestelling?order=${token}&versie=1`);
    expect(mails[1]?.text).toContain(`order=${token}&versie=2`);
    expect(mails[0]?.text).toContain('Met vriendelijke groet');
    expect(mails[0]?.text.replaceAll('\u00a0', ' ')).toContain('€ 100,00');
    expect(mails[0]?.text).toContain('31 december 2099');
    expect(mails[0]?.recipient).toBe('Jan@Voorbeeld.nl');
  });

  it('say from which offer an order came, to buyer and shop, once', async () => {
    const { number } = await sent();
    const replies = await Promise.all([accept(number), accept(number)]);
    const token = (replies[0]?.body as { order: { session: string } }).order.session;
    const mails = await database.admin.global
      .selectFrom('mail_outbox')
      .select(['recipient', 'text'])
      .where('order_token', '=', token)
      .execute();
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(['Jan@Voorbeeld.nl', 'info@houtwerk.nl']);
    for (const { text } of mails) expect(text).toContain(`offerte ${number}, die Jan de Vries op`);
  });
});

describe('remindOffers', () => {
  const at = (moment: string) => ({
    db: database.app,
    now: () => new Date(moment),
    siteUrl: (host: string) => `http://${host}`,
  });
  const remind = (moment: string) => remindOffers(at(moment), a.websiteId);
  const reminders = async (number: string) =>
    (await mailsAbout(number)).filter(({ unique_key }) => unique_key.startsWith('order-offer-reminder:'));

  it('reminds of an offer three days before it ends, by day, once, unless it is closed', async () => {
    const open = await sent();
    const accepted = await sent();
    const short = await sent();
    await accept(accepted.number);
    await database.admin.global
      .updateTable('quote_offers')
      .set({ sent_at: new Date('2099-12-29T10:00:00Z') })
      .where('quote_id', '=', (await rowOf(short.number)).id)
      .execute();
    await remind('2099-12-27T12:00:00Z');
    await remind('2099-12-28T07:30:00Z');
    expect(await reminders(open.number)).toEqual([]);
    await Promise.all([remind('2099-12-28T08:30:00Z'), remind('2099-12-28T08:30:00Z')]);
    await remind('2099-12-30T12:00:00Z');
    const [mail, ...more] = await reminders(open.number);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'Jan@Voorbeeld.nl' });
    expect(mail?.subject).toContain('31 december 2099');
    for (const { number } of [accepted, short]) expect(await reminders(number)).toEqual([]);
  });
});
