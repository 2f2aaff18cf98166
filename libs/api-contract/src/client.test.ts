import { describe, expect, it } from 'vitest';
import { consentCall, postEndpoint, visitorCalls } from './client.ts';
import type { Endpoint } from './endpoint/define-endpoint.ts';
import * as endpoints from './endpoints.ts';
import { errorCatalogue } from './errors/error-catalogue.ts';

/** A fetch that gives every call the same response, and records the requests. */
function recorded(reply: () => Response | Promise<Response>) {
  const calls: { url: string; method: string | undefined; body: unknown }[] = [];
  const send = async (url: string, init: RequestInit) => {
    calls.push({ url, method: init.method, body: JSON.parse(init.body as string) });
    return reply();
  };
  return { calls, fetch: send as unknown as typeof fetch };
}

describe('postEndpoint', () => {
  const { logNotFound } = visitorCalls;
  const request = { url: '/weg' };

  it('API-04 posts to the configured host, and to this origin without one', async () => {
    const { calls, fetch } = recorded(() => Response.json({}));
    await postEndpoint({ base: 'https://api.test', websiteId: 'w1', fetch }, logNotFound, request);
    await postEndpoint({ base: '', websiteId: 'w1', fetch }, logNotFound, request);
    expect(calls.map(({ url, method }) => `${method} ${url}`)).toEqual([
      'POST https://api.test/api/services/websites/v1/not-found',
      'POST /api/services/websites/v1/not-found',
    ]);
  });

  it('fills in both website ids beside the payload', async () => {
    const { calls, fetch } = recorded(() => Response.json({}));
    await postEndpoint({ base: '', websiteId: 'w1', fetch }, logNotFound, request);
    expect(calls[0]?.body).toEqual({ website_id: 'w1', project_id: 'w1', url: '/weg' });
  });

  const answer = (reply: () => Response | Promise<Response>) =>
    postEndpoint({ base: '', websiteId: 'w1', fetch: recorded(reply).fetch }, logNotFound, request);

  it('returns a refusal of the catalogue unchanged, and that of a proxy as internal', async () => {
    const error = { code: 'validation_failed', errors: { naam: ['Vul dit veld in.'] } };
    const refused = await answer(() => Response.json(error, { status: 422 }));
    expect(refused).toEqual({ ok: false, status: 422, error });
    const internal = { code: 'internal', errors: {} };
    const strange = await answer(() => Response.json({ code: 'toString' }, { status: 502 }));
    expect(strange).toEqual({ ok: false, status: 502, error: internal });
    const page = await answer(() => new Response('<html>', { status: 503 }));
    expect(page).toEqual({ ok: false, status: 503, error: internal });
  });

  it.each([
    ['no network', () => Promise.reject(new Error('offline'))],
    ['a reply that is no JSON', () => new Response('<html>')],
  ])('answers %s as unreachable, and not as a refusal', async (_name, reply) => {
    expect(await answer(reply)).toEqual({ ok: false, unreachable: true });
  });

  it('throws only when it was given up', async () => {
    const controller = new AbortController();
    controller.abort(new Error('given up'));
    const fetch = recorded(() => Promise.reject(new Error('offline'))).fetch;
    const call = postEndpoint({ base: '', websiteId: 'w1', fetch }, logNotFound, request, controller.signal);
    await expect(call).rejects.toThrow();
  });
});

const { acceptQuote, askAboutQuote, checkVies, getBuyerInvoice, getOfferFile, getQuote, restoreOrder } =
  endpoints;
const { getAgreedTerms, getWithdrawal, withdrawOrder } = endpoints;
const ofStorefront = {
  acceptQuote,
  askAboutQuote,
  checkVies,
  getAgreedTerms,
  getBuyerInvoice,
  getOfferFile,
  getQuote,
  getWithdrawal,
  restoreOrder,
  withdrawOrder,
};

describe('endpoints', () => {
  it('each have their own path under /api/services, and name only codes of the catalogue', () => {
    const all = Object.entries<Endpoint>(endpoints);
    expect(new Set(all.map(([, { path }]) => path)).size).toBe(all.length);
    for (const [, endpoint] of all) {
      expect(endpoint.path).toMatch(/^\/api\/services\/(websites|webshop)\/v1\/[a-z/-]+$/);
      for (const code of endpoint.errors) expect(Object.hasOwn(errorCatalogue, code)).toBe(true);
    }
  });

  it('of visitors, and no other ones, are what their browsers call; nine are called by the storefront alone', () => {
    const ofVisitors = Object.entries<Endpoint>(endpoints)
      .filter(([, { audience }]) => audience === 'visitor')
      .map(([name, { path }]) => [name, path]);
    const calls = { ...visitorCalls, storeConsent: consentCall, ...ofStorefront };
    const paths = Object.entries(calls).map(([name, { path }]) => [name, path]);
    expect(Object.fromEntries(paths)).toEqual(Object.fromEntries(ofVisitors));
  });
});
