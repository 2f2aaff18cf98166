import { endpoints } from '@etalage/api-contract';
import { type APIRequest, expect, type APIRequestContext } from '@playwright/test';
import { dashboard, signIn } from './owner.ts';
import { ids, privatePerson } from './shop.ts';

const { firstname, lastname, phone, street, number, postcode, city } = privatePerson;

/** A customer as the calls of owners send one. */
const customer = (email: string) => ({
  invoice_is_company: '0',
  invoice_company: '',
  invoice_tax_number: '',
  invoice_firstname: firstname,
  invoice_lastname: lastname,
  invoice_phonenumber: phone,
  invoice_email: email,
  invoice_street: street,
  invoice_number: number,
  invoice_postcode: postcode,
  invoice_city: city,
  invoice_country: 'NL',
  custom_shipping_information: '0',
  ...Object.fromEntries(
    ['firstname', 'lastname', 'phonenumber', 'email', 'street', 'number', 'postcode', 'city', 'country'].map(
      (part) => [`shipping_${part}`, ''],
    ),
  ),
});

/** An offer of two pieces of 125 euros with 25 euros for delivery; 12.50 euros less, it costs 262.50. */
export const offer = (message: string) => ({
  lines: [
    {
      id: 'regel-1',
      product_id: '',
      variant_id: '',
      article_number: '',
      title: 'Tafelblad op maat',
      options: [{ key: 'hout', title: 'Houtsoort', value: 'Eiken' }],
      quantity: 2,
      unit: 12_500,
      vat: { category: 'S', rate: 2_100 },
      is_service: false,
    },
  ],
  discount: { kind: 'amount', value: 1_250 },
  shipping: { title: 'Bezorging op de begane grond', amount: 2_500 },
  valid_until: '2099-12-31',
  message,
});

/** What the people of a shop do with a quote through the API, for tests of its buyer. */
export interface OfferedQuote {
  readonly number: string;
  readonly email: string;
  /** The page of its buyer. */
  readonly url: string;
  /** Sends a new version with this message. */
  again(message: string): Promise<void>;
  withdraw(): Promise<void>;
  decline(): Promise<void>;
  answer(text: string): Promise<void>;
}

/** A quote that was sent to this address, with PDF files of these names. */
export async function offeredQuote(
  playwright: { readonly request: APIRequest },
  email: string,
  message = 'Fijn dat je bij ons kijkt.\nLevering in overleg.',
  files: readonly string[] = [],
): Promise<OfferedQuote> {
  const request = await playwright.request.newContext();
  await signIn({ request });
  const call = caller(request);
  const made = await call(endpoints.createQuote.path, { customer: customer(email), offer: offer(message) });
  const { number: quote } = made as { number: string };
  const seen = async () => {
    const read = await call(endpoints.getOwnedQuote.path, { number: quote });
    const { version, page_url } = (read as { quote: { version: number; page_url: string } }).quote;
    return { number: quote, version, page_url };
  };
  const change = async (path: string, asked: object = {}) => {
    const { number: of, version } = await seen();
    await call(path, { number: of, version, ...asked });
  };
  if (files.length > 0) {
    const keys: string[] = [];
    for (const name of files) keys.push(await uploadFile(request, quote, name));
    await change(endpoints.saveOffer.path, {
      customer: customer(email),
      offer: { ...offer(message), files: keys },
    });
  }
  await change(endpoints.sendOffer.path);
  const { page_url } = await seen();
  const { pathname, search } = new URL(page_url);
  return {
    number: quote,
    email,
    url: pathname + search,
    async again(text) {
      await change(endpoints.saveOffer.path, { customer: customer(email), offer: offer(text) });
      await change(endpoints.sendOffer.path);
    },
    withdraw: () => change(endpoints.withdrawOffer.path),
    decline: () => change(endpoints.declineQuote.path, { declined: true }),
    answer: async (text) =>
      void (await call(endpoints.answerQuote.path, { number: quote, id: crypto.randomUUID(), text })),
  };
}

function caller(request: APIRequestContext) {
  return async (path: string, data: object): Promise<unknown> => {
    const reply = await request.post(dashboard + path, {
      data: { ...ids, ...data },
      headers: { origin: dashboard },
    });
    expect(reply.ok(), await reply.text()).toBe(true);
    return reply.json();
  };
}

/** Uploads a PDF for a quote; returns its key. */
async function uploadFile(request: APIRequestContext, number: string, name: string): Promise<string> {
  const contentType = 'application/pdf';
  const asked = { number, filePath: `assets/offertes/${name}`, contentType };
  const { url } = (await caller(request)(endpoints.quoteFileUrl.path, asked)) as { url: string };
  const reply = await request.put(dashboard + url, {
    data: Buffer.from(`%PDF-1.4 ${name}`),
    headers: { 'content-type': contentType, origin: dashboard },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return /assets\/[^?]*/.exec(url)?.[0] ?? '';
}
