import { createTestDatabase } from '../testing/create-test-database.ts';
import { contractCases } from '../testing/contract-cases.ts';
import { ownerContractCases } from '../testing/owner-contract-cases.ts';
import { customer, offerWith, quoteFixture, storeQuoteFile } from './testing/quote-fixture.ts';

const database = await createTestDatabase();
const shop = await quoteFixture(database);
const { a, b, api, owner, made, sent, accept, rowOf } = shop;
const product = await a.product({ title: 'Kast' });
const shared = { database, api: owner, otherWebsite: b.websiteId, notFor: ['editor' as const] };
const pdf = { filePath: 'assets/offertes/tekening.pdf', contentType: 'application/pdf' };
/** A file of a quote that is in storage. */
const fileOf = async ({ number }: { number: string }) => {
  const { id } = await rowOf(number);
  const key = await storeQuoteFile(database, a.websiteId, id);
  return { ...a.ids, number, key };
};
const written = () => ({ customer, offer: offerWith() });

const declined = async () => {
  const seen = await made();
  await owner.call('declineQuote', { ...seen, declined: true });
  return { ...seen, version: 2 };
};
const accepted = async () => {
  const seen = await sent();
  await accept(seen.number);
  return { ...seen, version: 3 };
};
/** What every change refuses: an unknown quote, one that has changed, and one that is an order. */
const stale = async (more: object = {}) => [
  { title: 'unknown', body: { ...(await made()), ...more, number: 'O0' }, code: 'not_found' },
  { title: 'changed since', body: { ...(await made()), ...more, version: 7 }, code: 'conflict' },
];
const ordered = async (more: object = {}) => [
  { title: 'an order', body: { ...(await accepted()), ...more }, code: 'validation_failed' },
];

ownerContractCases({
  ...shared,
  endpoint: 'getOwnedQuote',
  good: async () => ({ ...a.ids, number: (await made()).number }),
  refused: async () => [{ title: 'unknown', body: { ...a.ids, number: 'O0' }, code: 'not_found' }],
});
ownerContractCases({ ...shared, endpoint: 'getQuoteStart', good: async () => a.ids });
ownerContractCases({
  ...shared,
  endpoint: 'createQuote',
  good: async () => ({ ...a.ids, ...written() }),
  refused: async () => [
    {
      title: 'without a name',
      body: { ...a.ids, ...written(), customer: { ...customer, invoice_firstname: ' ' } },
      code: 'validation_failed',
    },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'saveOffer',
  good: async () => ({ ...(await made()), ...written() }),
  refused: async () => [...(await stale(written())), ...(await ordered(written()))],
});
ownerContractCases({
  ...shared,
  endpoint: 'quoteFileUrl',
  good: async () => ({ ...a.ids, number: (await made()).number, ...pdf }),
  refused: async () => [
    { title: 'unknown', body: { ...a.ids, number: 'O0', ...pdf }, code: 'not_found' },
    {
      title: 'declined',
      body: { ...a.ids, number: (await declined()).number, ...pdf },
      code: 'validation_failed',
    },
    {
      title: 'outside the folder',
      body: { ...a.ids, number: (await made()).number, ...pdf, filePath: '../a.pdf' },
      code: 'validation_failed',
    },
    {
      title: 'program',
      body: { ...a.ids, number: (await made()).number, ...pdf, contentType: 'application/x-msdownload' },
      code: 'upload_refused',
    },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'getQuoteFile',
  good: async () => fileOf(await made()),
  refused: async () => [
    { title: 'of another quote', body: { ...(await fileOf(await made())), number: 'O0' }, code: 'not_found' },
    { title: 'unknown', body: { ...a.ids, number: 'O0', key: '../../etc/passwd' }, code: 'not_found' },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'sendOffer',
  good: () => made(),
  refused: async () => [
    ...(await stale()),
    ...(await ordered()),
    { title: 'without a draft', body: await sent(), code: 'validation_failed' },
    { title: 'without lines', body: await made({ lines: [] }), code: 'validation_failed' },
    { title: 'over', body: await made({ valid_until: '2020-01-01' }), code: 'validation_failed' },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'withdrawOffer',
  good: () => sent(),
  refused: async () => [
    ...(await stale()),
    { title: 'that was not sent', body: await made(), code: 'validation_failed' },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'declineQuote',
  good: async () => ({ ...(await made()), declined: true }),
  refused: async () => [
    ...(await stale({ declined: true })),
    { title: 'that is declined', body: { ...(await declined()), declined: true }, code: 'conflict' },
  ],
});
const byPhone = { name: 'Jan', payment_method: 'ideal', mail: false };
ownerContractCases({
  ...shared,
  endpoint: 'orderQuote',
  good: async () => ({ ...(await sent()), ...byPhone }),
  refused: async () => [
    ...(await stale(byPhone)),
    { title: 'declined', body: { ...(await declined()), ...byPhone }, code: 'quote_declined' },
    {
      title: 'paid otherwise',
      body: { ...(await sent()), ...byPhone, payment_method: 'goud' },
      code: 'validation_failed',
    },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'priceOfferLine',
  good: async () => ({ ...a.ids, product_id: product, options: {}, quantity: 1 }),
  refused: async () => [
    {
      title: 'unknown',
      body: { ...a.ids, product_id: 'weg', options: {}, quantity: 1 },
      code: 'product_unavailable',
    },
  ],
});

const key = async (number: string) => {
  return { ...a.ids, quote_session: (await rowOf(number)).token, email: 'jan@voorbeeld.nl' };
};
const visitors = { database, api, otherWebsite: b.websiteId };
contractCases({
  ...visitors,
  endpoint: 'getQuote',
  good: async () => ({ ...(await key((await sent()).number)), offer: 1 }),
});
const acceptance = { offer: 1, name: 'Jan', agreement: '1', payment_method: 'pay_on_pickup' };
contractCases({
  ...visitors,
  endpoint: 'acceptQuote',
  good: async () => ({ ...(await key((await sent()).number)), ...acceptance }),
  refused: async () => [
    { title: 'not sent', body: { ...(await key((await made()).number)), ...acceptance }, code: 'not_found' },
  ],
});
