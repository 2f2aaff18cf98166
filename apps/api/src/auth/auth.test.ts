import { describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { createUser } from './accounts/create-user.ts';
import { memberFinder } from './sessions/member-finder.ts';
import { isPassword } from './accounts/password-hash.ts';
import { listOrdersHandler } from '../order-list/list-orders.handler.ts';
import { authHandlers } from './handlers.ts';

// The spy calls the real function. Test files share their modules, so this file resets them.
vi.hoisted(() => vi.resetModules());
vi.mock('./accounts/password-hash.ts', async (original) => {
  const real = await original<typeof import('./accounts/password-hash.ts')>();
  return { ...real, isPassword: vi.fn(real.isPassword) };
});

const database = await createTestDatabase();
const a = shopFixture(database, await database.createWebsite({ host: 'a.test' }));
const ports = { siteUrl: (host: string) => `http://${host}:3000` };
const api = await startTestApi(database, ports, {
  handlers: authHandlers,
  audience: 'owner',
  findMember: memberFinder(database.app),
});
const password = 'een lang wachtwoord é';
await createUser(database.app, {
  email: ' Eigenaar@Shop.nl ',
  name: 'Eva',
  password,
  memberships: [{ websiteId: a.websiteId, role: 'owner' }],
});
for (const role of ['shop', 'editor'] as const) {
  await createUser(database.app, {
    email: `${role}@shop.nl`,
    name: role,
    password,
    memberships: [{ websiteId: a.websiteId, role }],
  });
}
const host = '127.0.0.1:3001';
const origin = `http://${host}`;
const signIn = (
  email: string,
  typed: string,
  address?: string,
  headers: Record<string, string> = { origin },
) => api.call('signIn', { email, password: typed }, { host, headers, address });
const cookieOf = (reply: { headers: Record<string, unknown> }) =>
  ([reply.headers['set-cookie'] ?? []].flat() as string[]).find((line) =>
    line.startsWith('etalage_session='),
  ) ?? '';
const sessionOf = async (email = 'eigenaar@shop.nl') =>
  cookieOf(await signIn(email, password)).split(';')[0] ?? '';
const callWith = (name: 'getSession' | 'signOut', cookie: string, body: object = {}) =>
  api.call(name, body, { host, headers: { origin, cookie } });

describe('signing in', () => {
  it('returns the member with the websites and sets one cookie that scripts cannot read', async () => {
    const reply = await signIn('EIGENAAR@shop.nl', password);
    expect(reply.status).toBe(200);
    expect(reply.body.member).toEqual({
      name: 'Eva',
      email: 'eigenaar@shop.nl',
      websites: [{ id: a.websiteId, name: 'Testwinkel', url: 'http://a.test:3000', role: 'owner' }],
    });
    expect(cookieOf(reply)).toMatch(/^etalage_session=[\w-]{43};/);
    expect(cookieOf(reply)).toMatch(/HttpOnly/);
    expect(cookieOf(reply)).toMatch(/SameSite=Lax/i);
    const { rows } = await database.admin.pool.query('select t::text as row from owner_sessions t');
    expect(rows.map(({ row }) => row).join()).not.toContain(cookieOf(reply).slice(16, 40));
  });

  it('gives a wrong password and an unknown account the same reply, after the same work', async () => {
    const compared = vi.mocked(isPassword);
    compared.mockClear();
    const wrong = await signIn('eigenaar@shop.nl', 'onjuist');
    const unknown = await signIn('x1@shop.nl', 'onjuist');
    for (const reply of [wrong, unknown]) {
      expect([reply.status, reply.body]).toEqual([401, wrong.body]);
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
    // Both derive one key at the same cost: the part before the salt in the stored text, and its length.
    const costs = compared.mock.calls.map(([, stored]) => [stored.split('$').slice(1, 4), stored.length]);
    expect(costs).toHaveLength(2);
    expect(costs[1]).toEqual(costs[0]);
  });

  it('delays the next attempt after five failures of an account, also with the right password and concurrently', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => signIn('shop@shop.nl', 'onjuist')));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
    const waiting = await signIn('SHOP@shop.nl', password);
    expect(waiting.status).toBe(429);
    expect(Number(waiting.headers['retry-after'])).toBeGreaterThan(5);
    await database.admin.pool.query(`update failed_attempts set blocked_until = now() - interval '1 second'`);
    expect((await signIn('shop@shop.nl', password)).status).toBe(200);
  });

  it('delays an address after twenty failures of any accounts', async () => {
    for (let i = 0; i < 20; i++) await signIn(`gok${i}@shop.nl`, 'onjuist', '198.51.100.1');
    expect((await signIn('eigenaar@shop.nl', password, '198.51.100.1')).status).toBe(429);
    expect((await signIn('eigenaar@shop.nl', password, '198.51.100.2')).status).toBe(200);
  });

  it('does not count a success against an address, nor removes an earlier failure for it', async () => {
    const office = '198.51.100.3';
    const statuses = [];
    for (let i = 0; i < 22; i++) statuses.push((await signIn('eigenaar@shop.nl', password, office)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    for (let i = 0; i < 19; i++) await signIn(`raad${i}@shop.nl`, 'onjuist', office);
    expect((await signIn('eigenaar@shop.nl', password, office)).status).toBe(200);
    expect((await signIn('raad19@shop.nl', 'onjuist', office)).status).toBe(401);
    expect((await signIn('eigenaar@shop.nl', password, office)).status).toBe(429);
  });

  it('returns a message for each field that is missing or wrong', async () => {
    const reply = await signIn('x'.repeat(201), '');
    expect([reply.status, Object.keys(reply.body.errors).sort()]).toEqual([422, ['email', 'password']]);
  });

  it('refuses a call from another origin or without one', async () => {
    for (const headers of [{ origin: 'http://localhost:3000' }, { origin: 'null' }, {}] as Record<
      string,
      string
    >[]) {
      const reply = await signIn('eigenaar@shop.nl', password, undefined, headers);
      expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
    }
  });

  it('starts a new session, so that an earlier session in the browser is not signed in', async () => {
    const planted = await sessionOf('editor@shop.nl');
    const reply = await api.call(
      'signIn',
      { email: 'eigenaar@shop.nl', password },
      { host, headers: { origin, cookie: planted } },
    );
    expect(cookieOf(reply).split(';')[0]).not.toBe(planted);
    expect((await callWith('getSession', planted)).status).toBe(401);
  });
});

describe('a session', () => {
  it('returns the signed-in member until it is ended', async () => {
    const cookie = await sessionOf();
    expect((await callWith('getSession', cookie)).body.member.name).toBe('Eva');
    const out = await callWith('signOut', cookie);
    expect(out.body).toEqual({ deleted: true });
    expect(cookieOf(out)).toMatch(/Max-Age=0/i);
    expect((await callWith('getSession', cookie)).status).toBe(401);
    expect((await callWith('signOut', cookie)).status).toBe(200);
  });

  it('expires', async () => {
    const cookie = await sessionOf();
    await database.admin.pool.query(`update owner_sessions set expires_at = now() - interval '1 second'`);
    expect((await callWith('getSession', cookie)).status).toBe(401);
  });

  it('does not exist without a cookie or for an unknown one', async () => {
    for (const cookie of ['', 'etalage_session=', 'etalage_session=x', `etalage_session=${'A'.repeat(43)}`]) {
      expect((await callWith('getSession', cookie)).status).toBe(401);
    }
  });

  it('is not known on the storefront', async () => {
    const cookie = await sessionOf();
    const storefront = await startTestApi(database, {}, { handlers: { listOrders: listOrdersHandler } });
    const reply = await storefront.call(
      'listOrders',
      { ...a.ids, limit: 5 },
      { headers: { cookie, origin: 'http://a.test' } },
    );
    expect(reply.status).toBe(404);
  });
});
