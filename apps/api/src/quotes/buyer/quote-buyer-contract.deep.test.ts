import { expect } from 'vitest';
import { contractCases } from '../../testing/contract-cases.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { ownerContractCases } from '../../testing/owner-contract-cases.ts';
import { customer, offerWith, quoteFixture, storeQuoteFile } from '../testing/quote-fixture.ts';
import { askAboutQuoteHandler } from './ask-about-quote.handler.ts';
import { getOfferFileHandler } from './get-offer-file.handler.ts';
import { quoteMessageHandlers } from './handlers.ts';

// In the deep run, because each endpoint is called fifty times at once here.
const database = await createTestDatabase();
const shop = await quoteFixture(database, {
  buyer: { askAboutQuote: askAboutQuoteHandler, getOfferFile: getOfferFileHandler },
  owner: quoteMessageHandlers,
});
const { a, b, api, owner, made, sent, rowOf } = shop;
// An unknown quote and a wrong address are counted, see `quote-messages.test.ts`.
const shared = { database, api, otherWebsite: b.websiteId };

/** What opens a quote that was just sent. */
const key = async () => {
  const { number } = await sent();
  const { token } = await rowOf(number);
  return { ...a.ids, quote_session: token, email: 'jan@voorbeeld.nl' };
};
const declined = async () => {
  const seen = await sent();
  await owner.call('declineQuote', { ...seen, declined: true });
  return { ...a.ids, quote_session: (await rowOf(seen.number)).token, email: 'jan@voorbeeld.nl' };
};

contractCases({
  ...shared,
  endpoint: 'getQuote',
  good: async () => ({ ...(await key()), offer: 0 }),
});

/** What opens a quote that was sent with a file. */
const withFile = async () => {
  const seen = await made();
  const { id, token } = await rowOf(seen.number);
  const files = [await storeQuoteFile(database, a.websiteId, id)];
  await owner.call('saveOffer', { ...seen, customer, offer: offerWith({ files }) });
  await owner.call('sendOffer', { ...seen, version: 2 });
  return { ...a.ids, quote_session: token, email: 'jan@voorbeeld.nl', offer: 1, file: 1 };
};
contractCases({
  ...shared,
  endpoint: 'getOfferFile',
  good: withFile,
  refused: async () => [
    { title: 'unknown version', body: { ...(await withFile()), offer: 2 }, code: 'not_found' },
    { title: 'unknown place', body: { ...(await withFile()), file: 2 }, code: 'not_found' },
    { title: 'beyond the last place', body: { ...(await withFile()), file: 6 }, code: 'validation_failed' },
  ],
});

const acceptance = { offer: 1, name: 'Jan de Vries', agreement: '1', payment_method: 'ideal' };
contractCases({
  ...shared,
  endpoint: 'acceptQuote',
  good: async () => ({ ...(await key()), ...acceptance }),
  refused: async () => [
    { title: 'unknown version', body: { ...(await key()), ...acceptance, offer: 2 }, code: 'not_found' },
    {
      title: 'without a name',
      body: { ...(await key()), ...acceptance, name: ' ' },
      code: 'validation_failed',
    },
    { title: 'declined', body: { ...(await declined()), ...acceptance }, code: 'quote_declined' },
  ],
  twice: (first, second) => expect(second.body).toEqual(first.body),
  atOnce: (replies) => expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1),
});

const question = { text: 'Kan het ook in eiken?', idempotency_key: 'k1' };
contractCases({
  ...shared,
  endpoint: 'askAboutQuote',
  good: async () => ({ ...(await key()), ...question }),
  refused: async () => [
    {
      title: 'without text',
      body: { ...(await key()), ...question, text: ' \n ' },
      code: 'validation_failed',
    },
    { title: 'declined', body: { ...(await declined()), ...question }, code: 'quote_declined' },
  ],
  twice: (first, second) => expect(second.body).toEqual(first.body),
  atOnce: (replies) => expect(new Set(replies.map(({ body }) => body.messages.length)).size).toBe(1),
});

const owned = { database, api: owner, otherWebsite: b.websiteId, notFor: ['editor' as const] };
const numbered = async () => ({ ...a.ids, number: (await sent()).number });
const missing = async (body: object) => [
  { title: 'unknown', body: { ...a.ids, ...body, number: 'F0' }, code: 'not_found' },
];

ownerContractCases({
  ...owned,
  endpoint: 'listQuoteMessages',
  good: numbered,
  refused: () => missing({}),
});
ownerContractCases({
  ...owned,
  endpoint: 'answerQuote',
  good: async () => ({ ...(await numbered()), id: 'a1', text: 'Ja.' }),
  refused: () => missing({ id: 'a1', text: 'Ja.' }),
});
