import {
  type CallContext,
  type ErrorCode,
  createCart,
  endpoints,
  errorCatalogue,
  getCart,
  getStock,
} from '@etalage/api-contract';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { hashTables } from '../testing/hash-tables.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { type TestReply, startTestApi } from '../testing/start-test-api.ts';
import { ApiError } from '../calls/api-error.ts';
import { createCallEndpoint } from '../calls/create-call-endpoint.ts';
import type { Member } from '../calls/handler-context.ts';
import type { EndpointName } from '../calls/rate-limits.ts';
import { registerEndpoints } from './register-endpoints.ts';
import { handlers } from './handlers.ts';
import { listOrdersHandler } from '../order-list/list-orders.handler.ts';

const database = await createTestDatabase();
const shop = shopFixture(database, await database.createWebsite({ host: 'a.test' }));
const other = await database.createWebsite({ host: 'b.test' });
const logged: unknown[] = [];
const log = { warn: () => {}, error: (...args: unknown[]) => logged.push(args) };
let fault = new Error('geheim wachtwoord');
const broken = { vies: { check: () => Promise.reject(fault) } };
const api = await startTestApi(database, broken, { handlers });

const member: Member = {
  id: 'm',
  name: 'M',
  email: 'm@x.nl',
  websites: [{ id: shop.websiteId, role: 'shop' }],
};
const owner = await startTestApi(
  database,
  {},
  {
    handlers: { listOrders: listOrdersHandler },
    audience: 'owner',
    findMember: async (cookies) => (cookies.get('s') === 'in' ? member : undefined),
  },
);

describe('calls over HTTP', () => {
  it.each(['GET', 'PUT', 'DELETE', 'PATCH'] as const)(
    'answers %s with a refusal, never with data or a page',
    async (method) => {
      const reply = await api.app.inject({
        method,
        url: endpoints.createCart.path,
        headers: { host: 'a.test' },
      });
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({ code: 'not_found' });
    },
  );

  it('returns not_found for unknown paths under /api, and does not handle other paths', async () => {
    const reply = await api.post('/api/services/webshop/v1/x', '{}');
    expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await api.app.inject({ url: '/winkelwagen' })).json()).not.toHaveProperty('code', 'not_found');
  });

  it('never passes a path under /api to the pages', async () => {
    const app = Fastify();
    await registerEndpoints(app, api.server, { audience: 'visitor', proxies: 0 });
    app.all('/*', async () => 'page');
    for (const [method, url] of [
      ['GET', '/api/x'],
      ['POST', endpoints.listOrders.path],
      ['GET', endpoints.getCart.path],
    ] as const) {
      expect((await app.inject({ method, url })).json(), url).toMatchObject({ code: 'not_found' });
    }
    expect((await app.inject({ url: '/winkelwagen' })).body).toBe('page');
    await app.close();
  });

  it('API-03 requires both ids, equal, and those of the website of the host', async () => {
    const missing = await api.call('createCart', {});
    expect(missing).toMatchObject({ status: 422 });
    expect(Object.keys(missing.body.errors as object)).toEqual(['website_id', 'project_id']);
    const differ = await api.call('createCart', { ...shop.ids, project_id: other });
    expect(differ).toMatchObject({
      status: 422,
      body: { errors: { project_id: ['De website van deze aanvraag klopt niet.'] } },
    });
    const foreign = await api.call('createCart', { website_id: other, project_id: other });
    expect(foreign.status).toBe(404);
    for (const host of ['a.test', 'A.test:3000', 'a.test.']) {
      expect((await api.call('createCart', shop.ids, { host })).status).toBe(200);
    }
  });

  it('has no owner and internal endpoints on the address for visitors', async () => {
    const hidden = Object.values(endpoints).filter(({ audience }) => audience !== 'visitor');
    expect(hidden.length).toBeGreaterThan(3);
    for (const { path } of hidden) {
      expect(await api.post(path, JSON.stringify(shop.ids))).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    }
  });

  /** A call that uses the port that fails. */
  async function callWithFault(): Promise<TestReply> {
    const product = await shop.product();
    const session = (await api.call('createCart', shop.ids)).body.shoppingcart.session as string;
    const cart = { ...shop.ids, shoppingcart_session: session };
    await api.call('addToCart', { ...cart, type: 'checkout', product_id: product, quantity: 1, options: {} });
    const fields = { invoice_is_company: '1', invoice_country: 'BE', invoice_tax_number: 'BE0428759497' };
    return api.call('setUserDetails', { ...cart, ...fields });
  }

  it('returns an own error without its message', async () => {
    const reply = await callWithFault();
    expect(reply).toMatchObject({ status: 500 });
    expect(reply.body).toEqual({
      code: 'internal',
      errors: { general: ['Er ging iets mis. Probeer het opnieuw.'] },
    });
  });

  it.each(['53100', 'ENOSPC', 'EDQUOT'])('returns that the disk is full for %s', async (code) => {
    fault = Object.assign(new Error('no space left on device'), { code });
    const reply = await callWithFault();
    expect(reply).toMatchObject({ status: 507, body: { code: 'storage_full' } });
    expect(reply.body.errors).toEqual({
      general: ['De schijf van de server is vol. Er is niets opgeslagen.'],
    });
  });

  it('uses the website’s own texts', async () => {
    await shop.settings({ texts: { error_shoppingcart_does_not_exist: 'Mand weg.' } });
    api.server.websites.forget();
    const reply = await api.call('getCart', { ...shop.ids, shoppingcart_session: 'x' });
    expect(reply.body.errors).toEqual({ general: ['Mand weg.'] });
  });

  it('limits cart writes per address with 429, Retry-After and a Dutch text', async () => {
    const replies = await Promise.all(
      Array.from({ length: 130 }, () => api.call('createCart', shop.ids, { address: '9.9.9.9' })),
    );
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    const [{ body, headers }] = refused as [TestReply];
    expect(body).toMatchObject({
      code: 'rate_limited',
      errors: { general: [expect.stringContaining('te vaak')] },
    });
    expect(headers['retry-after']).toBe(String(body.retry_after));
    expect((await api.call('createCart', shop.ids, { address: '9.9.9.8' })).status).toBe(200);
  });
});

describe('refusals', () => {
  /** The reply of a call whose handler refuses in this way. */
  async function replyOf(refusal: ApiError) {
    const app = Fastify();
    const failing = { createCart: () => Promise.reject(refusal) };
    await registerEndpoints(app, { ...api.server, handlers: failing }, { audience: 'visitor', proxies: 0 });
    const headers = { host: 'a.test', 'content-type': 'application/json' };
    const { path: url } = endpoints.createCart;
    const reply = await app.inject({ method: 'POST', url, headers, payload: shop.ids });
    await app.close();
    return reply;
  }

  it('MSG-04 MSG-01 have code, status and messages at the top of the body, for every row of the catalogue', async () => {
    const sentence = expect.stringMatching(/^[A-Z].{5,}\.$/) as string;
    for (const [code, { status }] of Object.entries(errorCatalogue)) {
      const reply = await replyOf(new ApiError(code as ErrorCode));
      expect(reply.statusCode).toBe(status);
      expect(reply.json()).toEqual({ code, errors: { general: [sentence] } });
      const errors = { invoice_email: ['Een.', 'Twee.'], 'fields.naam': ['Drie.'] };
      expect((await replyOf(new ApiError(code as ErrorCode, errors))).json()).toEqual({ code, errors });
    }
    const visited = Object.entries(endpoints).filter(([, { audience }]) => audience === 'visitor');
    const refused = visited.flatMap(([name, { request }]) => {
      const { error } = request.safeParse(shop.ids);
      return error ? [[name, error.issues.map(({ path }) => path.join('.'))] as const] : [];
    });
    expect(refused.length).toBeGreaterThan(10);
    for (const [name, missing] of refused) {
      const { status, body } = await api.call(name as EndpointName, shop.ids);
      const errors = Object.fromEntries(missing.map((field) => [field, [sentence]]));
      expect([name, status, body]).toEqual([name, 422, { code: 'validation_failed', errors }]);
    }
  });
});

describe('owner calls', () => {
  const headers = { origin: 'http://dash.test', cookie: 's=in' };
  const list = (body: object, more: object) => owner.call('listOrders', body, { host: 'dash.test', ...more });
  const body = { ...shop.ids, limit: 10 };

  it('refuses another origin, a visitor without a session and a website that is not theirs', async () => {
    const before = await hashTables(database.admin);
    expect((await list(body, {})).body.code).toBe('forbidden');
    expect((await list(body, { headers: { ...headers, origin: 'http://evil.test' } })).body.code).toBe(
      'forbidden',
    );
    expect((await list(body, { headers: { origin: headers.origin } })).status).toBe(401);
    const foreign = { ...body, website_id: other, project_id: other };
    expect((await list(foreign, { headers })).body.code).toBe('not_found');
    expect(await hashTables(database.admin)).toEqual(before);
  });

  it('accepts a member of the website', async () => {
    expect((await list(body, { headers })).status).toBe(200);
  });
});

describe('createCallEndpoint', () => {
  const caller: CallContext = { websiteId: shop.websiteId, address: '7.7.7.7', origin: 'http://a.test' };
  const call = createCallEndpoint(api.server, caller, log);

  it('returns the same as over HTTP, decoded, with both ids filled in', async () => {
    const created = await call(createCart, {});
    if (!created.ok) throw new Error(created.error.code);
    const session = created.data.shoppingcart.session;
    const overHttp = await api.call('getCart', { ...shop.ids, shoppingcart_session: session });
    const inProcess = await call(getCart, { shoppingcart_session: session });
    expect(inProcess).toEqual({ ok: true, data: getCart.response.parse(overHttp.body) });
    expect(inProcess).toMatchObject({ data: { users: { invoice_is_company: false } } });
  });

  it('refuses the same as over HTTP', async () => {
    const refused = await call(getStock, { product_id: '' });
    expect(refused).toMatchObject({
      ok: false,
      status: 422,
      error: { errors: { product_id: ['Vul dit veld in.'] } },
    });
    const unknown = createCallEndpoint(api.server, { ...caller, websiteId: 'weg' }, log);
    expect(await unknown(createCart, {})).toMatchObject({ ok: false, status: 404 });
    expect(logged).toEqual([]);
  });
});
