import { acceptQuoteHandler } from '../accept-quote.handler.ts';
import { getQuoteHandler } from '../get-quote.handler.ts';
import { quotesHandlers } from '../handlers.ts';
import { newId } from '../../db/new-id.ts';
import type { Handlers } from '../../calls/handler-context.ts';
import type { TestDatabase } from '../../testing/create-test-database.ts';
import { jan, orderFixture } from '../../testing/order-fixture.ts';
import { startOwnerApi } from '../../testing/owner-contract-cases.ts';

/** A customer as the calls of a shop send one. */
export const customer = {
  invoice_is_company: '0',
  invoice_company: '',
  invoice_tax_number: '',
  invoice_phonenumber: '',
  custom_shipping_information: '0',
  shipping_firstname: '',
  shipping_lastname: '',
  shipping_phonenumber: '',
  shipping_email: '',
  shipping_street: '',
  shipping_number: '',
  shipping_postcode: '',
  shipping_city: '',
  shipping_country: '',
  ...jan,
};

/** A line that an owner wrote. */
export const writtenLine = (changes: object = {}) => ({
  id: 'regel-1',
  product_id: '',
  variant_id: '',
  article_number: '',
  title: 'Montage aan huis',
  options: [],
  quantity: 2,
  unit: 5_000,
  vat: { category: 'S', rate: 2100 },
  is_service: false,
  ...changes,
});

export const offerWith = (changes: object = {}) => ({
  lines: [writtenLine()],
  discount: { kind: 'amount', value: 0 },
  shipping: { title: '', amount: 0 },
  valid_until: '2099-12-31',
  message: '',
  ...changes,
});

/** Handlers of other calls. */
interface Added {
  readonly buyer?: Partial<Handlers>;
  readonly owner?: Partial<Handlers>;
}

/** Two shops with what their buyers and their people do with quotes. */
export async function quoteFixture(database: TestDatabase, { buyer = {}, owner: people = {} }: Added = {}) {
  const shop = await orderFixture(database, {
    handlers: { acceptQuote: acceptQuoteHandler, getQuote: getQuoteHandler, ...buyer },
  });
  const { a, b, payments } = shop;
  const owner = await startOwnerApi(database, { ...quotesHandlers, ...people }, a.websiteId, b.websiteId, {
    payments,
    jobs: { enqueue: async () => undefined },
    siteUrl: (host) => `http://${host}`,
    dashboardUrl: () => 'http://beheer.test',
    vies: {
      check: async () => ({ status: 'unavailable', errorCode: 'X', consultationNumber: '', reply: {} }),
    },
  });
  const rowOf = (number: string) =>
    database.admin.global
      .selectFrom('quotes')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
  /** A quote that the shop made. */
  const made = async (offer: object = {}, who: object = {}) => {
    const body = { ...a.ids, customer: { ...customer, ...who }, offer: offerWith(offer) };
    const reply = await owner.call('createQuote', body);
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
    const { number } = reply.body as { number: string };
    return { ...a.ids, number, version: 1 };
  };
  const sent = async (offer: object = {}) => {
    const seen = await made(offer);
    const { body } = await owner.call('sendOffer', seen);
    return { ...seen, version: (body as { version: number }).version };
  };
  return { ...shop, owner, rowOf, made, sent, ...buyerCalls(shop, rowOf) };
}

/** What the buyer of a quote does, by its number. */
function buyerCalls(
  { a, api }: Awaited<ReturnType<typeof orderFixture>>,
  rowOf: (number: string) => Promise<{ token: string }>,
) {
  const key = async (number: string) => {
    return { ...a.ids, quote_session: (await rowOf(number)).token, email: 'jan@voorbeeld.nl' };
  };
  return {
    read: async (number: string, asked: object = {}) =>
      api.call('getQuote', { ...(await key(number)), ...asked }),
    accept: async (number: string, asked: object = {}) =>
      api.call('acceptQuote', {
        ...(await key(number)),
        offer: 1,
        name: 'Jan de Vries',
        agreement: '1',
        payment_method: 'ideal',
        ...asked,
      }),
  };
}

/** A file that can go with an offer, as it is after its upload; returns its key. */
export async function storeQuoteFile(
  { admin }: TestDatabase,
  websiteId: string,
  quoteId: string,
): Promise<string> {
  const random = newId()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, 'x')
    .slice(0, 10);
  const key = `assets/offertes/1700000000000-${random}-tekening.pdf`;
  const of = { website_id: websiteId, quote_id: quoteId, member_id: 'member', is_private: true };
  const file = { key, name: 'Tekening.pdf', content_type: 'application/pdf', size: 12, most: 100 };
  await admin.global
    .insertInto('files')
    .values({ ...of, ...file, state: 'stored' })
    .execute();
  return key;
}
