import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { hashTables } from '../../testing/hash-tables.ts';
import { REPLY_MILLISECONDS } from './request-password-reset.handler.ts';
import { accountsFixture, password } from '../testing/accounts-fixture.ts';

const database = await createTestDatabase();
const shop = await accountsFixture(database);
const { call, signIn, person, mailsTo, jobs } = shop;
const ask = (email: string) => call('requestPasswordReset', { email });
const reset = (token: string, typed = 'drie losse woorden') =>
  call('usePasswordReset', { token, password: typed });

describe('password-reset/request', () => {
  it('mails a link as text and HTML, stores only its hash, and adds a job that sends it', async () => {
    const { email } = await person('editor');
    await ask(` ${email.toUpperCase()} `);
    const mails = await mailsTo(email);
    const [mail] = mails;
    expect(mails).toHaveLength(1);
    expect(mail).toMatchObject({ subject: 'Stel een nieuw wachtwoord in', private: true });
    const link =
      /http:\/\/127\.0\.0\.1:3001\/wachtwoord-herstellen#[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(mail?.html.split(link)).toHaveLength(3);
    expect(jobs.at(-1)).toMatchObject({ name: 'send-mail', mail_id: mail?.id });
    const { rows } = await database.admin.pool.query('select t::text as row from password_resets t');
    expect(rows.map(({ row }) => row).join()).not.toContain(link.split('#')[1]);
  });

  it('escapes the name in the HTML mail', async () => {
    const { email, cookie } = await person('editor');
    await call('updateAccount', { name: '<img src=x>' }, cookie);
    await ask(email);
    const [mail] = await mailsTo(email);
    expect(mail?.html).toContain('&lt;img src=x&gt;');
    expect(mail?.html).not.toContain('<img');
  });

  it('gives an unknown address the same reply after the same time, and stores nothing', async () => {
    const { email } = await person('editor');
    const timed = async (address: string) => {
      const start = performance.now();
      const { status, body } = await ask(address);
      // Timers count in whole milliseconds.
      return { status, body, isPadded: performance.now() - start >= REPLY_MILLISECONDS - 2 };
    };
    const known = await timed(email);
    const before = await hashTables(database.admin);
    expect(await timed('niemand@shop.nl')).toEqual(known);
    expect(known).toEqual({ status: 200, body: { sent: true }, isPadded: true });
    expect(await hashTables(database.admin)).toEqual(before);
  });

  it('refuses an invalid address at its field', async () => {
    const reply = await ask('geen adres');
    expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, ['email']]);
  });

  it('sends at most three links, also for fifty concurrent requests', async () => {
    const { email } = await person('editor');
    const replies = await Promise.all(Array.from({ length: 50 }, () => ask(email)));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(await mailsTo(email)).toHaveLength(3);
  });

  it('accepts twenty requests an hour from one network address', async () => {
    const from = { host: shop.host, headers: shop.headersOf(''), address: '198.51.100.9' };
    const replies = await Promise.all(
      Array.from({ length: 21 }, (_, index) =>
        shop.api.call('requestPasswordReset', { email: `x${index}@shop.nl` }, from),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array<number>(20).fill(200), 429]);
  });
});

describe('password-reset/use', () => {
  it('sets the password once, ends all sessions and signs nobody in', async () => {
    const { email, cookie } = await person('editor');
    const other = await signIn(email);
    await ask(email);
    const token = await shop.tokenTo(email);
    expect((await call('getPasswordReset', { token })).body).toEqual({ email });
    const done = await call('usePasswordReset', { token, password: 'drie losse woorden' }, cookie);
    expect(done.body).toEqual({ email });
    // The session ends; the browser with the link becomes known, so that no stranger's guesses delay the next sign-in.
    expect(done.headers['set-cookie']).toEqual([
      expect.stringMatching(/^etalage_browser=[\w-]{43}; Max-Age=31536000/),
      expect.stringMatching(/^etalage_session=; Max-Age=0/),
    ]);
    for (const ended of [cookie, other]) expect((await call('getSession', {}, ended)).status).toBe(401);
    expect((await call('signIn', { email, password })).status).toBe(401);
    expect((await call('signIn', { email, password: 'drie losse woorden' })).status).toBe(200);
    for (const again of [await reset(token), await call('getPasswordReset', { token })])
      expect([again.status, again.body.code]).toEqual([404, 'not_found']);
  });

  it('makes every older link invalid', async () => {
    const { email } = await person('editor');
    await ask(email);
    const first = await shop.tokenTo(email);
    await ask(email);
    expect((await reset(await shop.tokenTo(email))).status).toBe(200);
    expect((await reset(first)).status).toBe(404);
  });

  it('succeeds for one of fifty concurrent calls', async () => {
    const { email } = await person('editor');
    await ask(email);
    const token = await shop.tokenTo(email);
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) => reset(token, `woord nummer ${index}`)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(49);
  });

  it('refuses a link after an hour, and an invented one', async () => {
    const { email } = await person('editor');
    await ask(email);
    const token = await shop.tokenTo(email);
    await database.admin.pool.query(
      `update password_resets set expires_at = expires_at - interval '60 minutes'`,
    );
    for (const gone of [token, 'verzonnen', `${token}x`]) expect((await reset(gone)).status).toBe(404);
  });

  it('accepts the link again when the new password was refused', async () => {
    const { email } = await person('editor');
    await ask(email);
    const token = await shop.tokenTo(email);
    const short = await reset(token, 'kort');
    expect([short.status, Object.keys(short.body.errors)]).toEqual([422, ['password']]);
    expect((await reset(token)).status).toBe(200);
  });

  it('ends the delay of an account after wrong passwords', async () => {
    const { email } = await person('editor');
    await Promise.all(Array.from({ length: 6 }, () => call('signIn', { email, password: 'onjuist' })));
    expect((await call('signIn', { email, password })).status).toBe(429);
    await ask(email);
    await reset(await shop.tokenTo(email));
    expect((await call('signIn', { email, password: 'drie losse woorden' })).status).toBe(200);
  });
});
