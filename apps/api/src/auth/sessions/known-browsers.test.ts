import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { shopFixture } from '../../testing/shop-fixture.ts';
import { startTestApi, type TestReply } from '../../testing/start-test-api.ts';
import { createUser } from '../accounts/create-user.ts';
import { authHandlers } from '../handlers.ts';
import { memberFinder } from './member-finder.ts';

const database = await createTestDatabase();
const shop = shopFixture(database, await database.createWebsite({ host: 'a.test' }));
const ports = { siteUrl: (host: string) => `http://${host}` };
const options = {
  handlers: authHandlers,
  audience: 'owner',
  findMember: memberFinder(database.app),
} as const;
/** Two processes on one database. */
const api = await startTestApi(database, ports, options);
const elsewhere = await startTestApi(database, ports, options);
const password = 'een lang wachtwoord é';
for (const email of ['eigenaar@shop.nl', 'ander@shop.nl'])
  await createUser(database.app, {
    email,
    name: 'Eva',
    password,
    memberships: [{ websiteId: shop.websiteId, role: 'owner' }],
  });
const host = '127.0.0.1:3001';
const origin = `http://${host}`;

const signIn = (typed: string, { cookie = '', from = api, email = 'eigenaar@shop.nl', address = '' } = {}) =>
  from.call(
    'signIn',
    { email, password: typed },
    { host, headers: { origin, cookie }, ...(address && { address }) },
  );
const cookiesOf = (reply: TestReply) => [reply.headers['set-cookie'] ?? []].flat() as string[];
const browserOf = (reply: TestReply) =>
  cookiesOf(reply)
    .find((cookie) => cookie.startsWith('etalage_browser='))
    ?.split(';')[0] ?? '';
const strangersGuess = async (times: number) => {
  const statuses = [];
  for (let at = 0; at < times; at++)
    statuses.push((await signIn('onjuist', { from: at % 2 ? api : elsewhere })).status);
  return statuses;
};
const open = () => database.admin.pool.query('delete from failed_attempts');

beforeEach(async () => void (await open()));

describe('a browser that signed in before', () => {
  it('signs in while strangers guess, at every process, and a stranger with the right password waits', async () => {
    const browser = browserOf(await signIn(password));
    expect(await strangersGuess(6)).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await signIn(password)).status).toBe(429);
    expect((await signIn(password, { cookie: browser })).status).toBe(200);
    expect((await signIn(password, { cookie: browser, from: elsewhere })).status).toBe(200);
    // It did not open the account for the strangers.
    expect((await signIn(password)).status).toBe(429);
  });

  it('signs in from an office whose address has too many failures', async () => {
    const browser = browserOf(await signIn(password));
    for (let at = 0; at < 20; at++) await signIn('fout', { email: `gok${at}@x.nl`, address: '198.51.100.9' });
    expect((await signIn(password, { address: '198.51.100.9' })).status).toBe(429);
    expect((await signIn(password, { address: '198.51.100.9', cookie: browser })).status).toBe(200);
  });

  it('has a counter of its own, which simultaneous guesses do not pass and which delays nobody else', async () => {
    const cookie = browserOf(await signIn(password));
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, at) => signIn('onjuist', { cookie, from: at % 2 ? api : elsewhere })),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(15);
    expect((await signIn(password, { cookie })).status).toBe(429);
    expect((await signIn(password)).status).toBe(200);
  });

  it('is a stranger to another account, and after another browser set a new password', async () => {
    const cookie = browserOf(await signIn(password, { email: 'ander@shop.nl' }));
    await strangersGuess(6);
    expect((await signIn(password, { cookie })).status).toBe(429);
    await open();
    const phone = browserOf(await signIn(password));
    const desk = await signIn(password);
    const session = cookiesOf(desk).map((line) => line.split(';')[0]);
    const changed = await api.call(
      'changePassword',
      { current_password: password, new_password: 'nog een langer wachtwoord' },
      { host, headers: { origin, cookie: session.join('; ') } },
    );
    expect(changed.status).toBe(200);
    await strangersGuess(6);
    expect((await signIn('nog een langer wachtwoord', { cookie: phone })).status).toBe(429);
    expect((await signIn('nog een langer wachtwoord', { cookie: browserOf(desk) })).status).toBe(429);
    expect((await signIn('nog een langer wachtwoord', { cookie: browserOf(changed) })).status).toBe(200);
  });
});

it('the cookie lasts a year, scripts cannot read it, the database has only its hash, and it replaces a planted one', async () => {
  const planted = `etalage_browser=${'A'.repeat(43)}`;
  const reply = await signIn(password, { email: 'ander@shop.nl', cookie: planted });
  const [line] = cookiesOf(reply).filter((cookie) => cookie.startsWith('etalage_browser='));
  expect(line).toMatch(/^etalage_browser=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/);
  const secret = browserOf(reply);
  expect(secret).not.toBe(planted);
  const { rows } = await database.admin.pool.query('select t::text as row from known_browsers t');
  expect(rows.map(({ row }) => row).join()).not.toContain(secret.split('=')[1]);
  // The next time it stays the same, also for a second account in this browser.
  expect(browserOf(await signIn(password, { email: 'ander@shop.nl', cookie: secret }))).toBe(secret);
});

it('remembers at most fifty browsers of an account', async () => {
  await database.admin.pool.query(`insert into known_browsers (subject, browser_hash, seen_at)
    select id, 'oud-' || n, now() - interval '1 day' from users, generate_series(1, 60) n
    where email = 'ander@shop.nl'`);
  const cookie = browserOf(await signIn(password, { email: 'ander@shop.nl' }));
  const { rowCount } = await database.admin.pool.query(
    `select from known_browsers where subject = (select id from users where email = 'ander@shop.nl')`,
  );
  expect(rowCount).toBe(50);
  await Promise.all(Array.from({ length: 6 }, () => signIn('fout', { email: 'ander@shop.nl' })));
  expect((await signIn(password, { email: 'ander@shop.nl', cookie })).status).toBe(200);
});
