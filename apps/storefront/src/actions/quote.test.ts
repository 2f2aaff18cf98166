import { acceptQuote, askAboutQuote, getOfferFile, getQuote } from '@etalage/api-contract';
import { describe, expect, it } from 'vitest';
import { loadPageExtras } from '../page/load-page-extras.ts';
import { pageServices } from '../services/services-context.ts';
import { fakeServices } from '../testing/fake-services.ts';
import { runAction } from './run-action.ts';

type Sent = { name: string; request: unknown };
const address = 'http://localhost:3000/bestelling?order=q1&versie=1';
const EMAIL = 'anna@voorbeeld.nl';

/** Posts a form of the page of a quote; returns what the page gets, what was sent, and the services of the request. */
async function post(fields: Record<string, string>, refusal?: Record<string, string[]>) {
  const sent: Sent[] = [];
  const fake = fakeServices();
  const callEndpoint = (async (endpoint, request) => {
    const called = [acceptQuote.name, askAboutQuote.name, getOfferFile.name];
    if (!called.includes(endpoint.name)) return fake.callEndpoint(endpoint, request);
    sent.push({ name: endpoint.name, request });
    if (refusal) return { ok: false, status: 422, error: { code: 'validation_failed', errors: refusal } };
    if (endpoint.name === askAboutQuote.name) return { ok: true, data: { messages: [] } };
    if (endpoint.name === getOfferFile.name) return { ok: true, data: { url: '/api/files/w/k?signature=x' } };
    return { ok: true, data: { payment: { url: '' }, order: { session: 'o 1', number: '7' } } };
  }) as typeof fake.callEndpoint;
  const body = new URLSearchParams({ email: ` ${EMAIL} `, ...fields });
  const services = pageServices({ ...fake, callEndpoint });
  const outcome = await runAction(new Request(address, { method: 'POST', body }), services);
  return { outcome, sent, services };
}

const location = (outcome: unknown) => (outcome as Response).headers.get('location');

describe('acceptQuoteAction', () => {
  const accepted = {
    intent: 'accept-quote',
    offer: '1',
    name: 'Anna',
    agreement: '1',
    payment_method: 'wire',
  };

  it('accepts the version that the page showed, and opens the page of the order', async () => {
    const { outcome, sent } = await post(accepted);
    expect(sent[0]?.request).toMatchObject({
      quote_session: 'q1',
      email: EMAIL,
      offer: 1,
      name: 'Anna',
      agreement: '1',
      payment_method: 'wire',
    });
    expect(location(outcome)).toBe('/bestelling?order=o%201');
  });

  it('keeps the page open and what was typed when it is refused', async () => {
    const errors = { name: ['Vul je naam in.'] };
    const { outcome, services } = await post({ ...accepted, name: '' }, errors);
    const feedback = { form: 'accept-quote', errors, values: { payment_method: 'wire' } };
    expect(outcome).toMatchObject({ init: { status: 422 }, data: { feedback } });
    expect(services.learned.email).toBe(EMAIL);
  });

  it.each(['', 'x', '-1', '1.5', '99999999'])('takes %j for a version that does not exist', async (offer) => {
    expect((await post({ ...accepted, offer })).sent[0]?.request).toMatchObject({ offer: 0 });
  });
});

describe('askAboutQuoteAction', () => {
  const asked = { intent: 'ask-about-quote', text: 'Kan het\r\nin eiken?', seen: '2' };
  const keyOf = async (fields: object) =>
    ((await post({ ...asked, ...fields })).sent[0]?.request as { idempotency_key: string }).idempotency_key;

  it('counts line ends as the field does, and leads to the message that it was sent', async () => {
    const { outcome, sent } = await post(asked);
    expect(sent[0]?.request).toMatchObject({ text: 'Kan het\nin eiken?', quote_session: 'q1' });
    expect(location(outcome)).toBe('/bestelling?order=q1&versie=1#vraag-verstuurd');
  });

  it('has one key for a form that is pressed twice, and another for another question', async () => {
    const key = await keyOf({});
    expect(await keyOf({})).toBe(key);
    expect(await keyOf({ seen: '3' })).not.toBe(key);
    expect(await keyOf({ text: 'Iets anders' })).not.toBe(key);
  });
});

describe('the page of an order', () => {
  it('reads the version of a quote that was sent last, and no quote for an order', async () => {
    const fake = fakeServices();
    const read = async (kind: string) => {
      const asked: unknown[] = [];
      const callEndpoint = (async (endpoint, request) => {
        if (endpoint.name === getQuote.name) asked.push(request);
        return { ok: true, data: { order: { kind } } };
      }) as typeof fake.callEndpoint;
      const services = pageServices({ ...fake, callEndpoint });
      services.learned.email = EMAIL;
      const extras = await loadPageExtras({ kind: 'thankyou' } as never, new Request(address), services);
      return { asked, quote: extras.quote };
    };
    expect((await read('order')).asked).toEqual([]);
    const { asked, quote } = await read('quote');
    expect(asked).toEqual([{ quote_session: 'q1', email: EMAIL }]);
    expect(quote).toBeDefined();
  });
});

describe('getOfferFileAction', () => {
  const asked = { intent: 'get-offer-file', offer: '1', file: '2' };

  it('leads to the file of the version that the page showed', async () => {
    const { outcome, sent } = await post(asked);
    const request = { quote_session: 'q1', email: EMAIL, offer: 1, file: 2 };
    expect(sent).toEqual([{ name: getOfferFile.name, request }]);
    expect((outcome as Response).status).toBe(303);
    expect(location(outcome)).toBe('/api/files/w/k?signature=x');
  });

  it('shows the page with the reason when the file is gone', async () => {
    const errors = { file: ['Dit bestand hoort niet meer bij deze offerte.'] };
    const { outcome, services } = await post(asked, errors);
    expect(outcome).toMatchObject({ data: { feedback: { form: 'get-offer-file', errors } } });
    expect(services.learned.email).toBe(EMAIL);
  });
});
