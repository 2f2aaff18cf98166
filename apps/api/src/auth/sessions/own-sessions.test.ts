import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { accountsFixture, cookieOf, password } from '../testing/accounts-fixture.ts';

const database = await createTestDatabase();
const { call, signIn, person } = await accountsFixture(database);
const isOpen = async (cookie: string) => (await call('getSession', {}, cookie)).status === 200;
const newPassword = 'drie losse woorden';

describe('the sessions of a member', () => {
  it('are listed with their browser and time, this one first, and without an address', async () => {
    const { email, cookie } = await person('owner');
    await signIn(email);
    const { body } = await call('listSessions', {}, cookie);
    expect(body.sessions).toHaveLength(2);
    expect(body.sessions[0]).toMatchObject({ browser: 'Chrome', system: 'Linux', current: true });
    expect(body.sessions[1].current).toBe(false);
    const { rows } = await database.admin.pool.query('select t::text as row from owner_sessions t');
    expect(rows.map(({ row }) => row).join()).not.toMatch(/\b10\.\d+\.\d+\.\d+/);
  });

  it('can be ended one by one, also twice, and never those of another person', async () => {
    const one = await person('owner');
    const other = await person('owner');
    const second = await signIn(one.email);
    const listed = (await call('listSessions', {}, one.cookie)).body.sessions;
    const theirs = (await call('listSessions', {}, other.cookie)).body.sessions[0].id;
    for (const session_id of [listed[1].id, listed[1].id, theirs, 'bestaat-niet']) {
      expect((await call('endSession', { session_id }, one.cookie)).body).toEqual({ ended: true });
    }
    expect([await isOpen(one.cookie), await isOpen(second), await isOpen(other.cookie)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('can be ended in all other browsers, or in all', async () => {
    const { email, cookie } = await person('owner');
    const others = [await signIn(email), await signIn(email)];
    const stranger = await person('owner');
    await call('endSessions', { scope: 'others' }, cookie);
    expect(await Promise.all([cookie, ...others].map(isOpen))).toEqual([true, false, false]);
    const again = await signIn(email);
    const reply = await call('endSessions', { scope: 'all' }, cookie);
    expect(reply.headers['set-cookie']).toMatch(/Max-Age=0/i);
    expect(await Promise.all([cookie, again, stranger.cookie].map(isOpen))).toEqual([false, false, true]);
  });

  it('get a new cookie after a day, stay the same item of the list, and end after ninety days', async () => {
    const { id, cookie } = await person('owner');
    const age = (sets: string) =>
      database.admin.pool.query(`update owner_sessions set ${sets} where user_id = $1`, [id]);
    const before = (await call('listSessions', {}, cookie)).body.sessions;
    expect((await call('getSession', {}, cookie)).headers['set-cookie']).toBeUndefined();
    await age(`renewed_at = now() - interval '25 hours', created_at = now() - interval '80 days'`);
    const replies = await Promise.all(Array.from({ length: 10 }, () => call('getSession', {}, cookie)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const fresh = replies.map(cookieOf).filter(Boolean);
    expect(fresh).toHaveLength(1);
    const [renewed = ''] = fresh;
    expect(renewed).not.toBe(cookie);
    const after = (await call('listSessions', {}, renewed)).body.sessions;
    expect(after.map((one: { id: string }) => one.id)).toEqual(before.map((one: { id: string }) => one.id));
    const { rows } = await database.admin.pool.query(
      `select extract(day from expires_at - created_at)::int as days from owner_sessions
       where user_id = $1 and not replaced`,
      [id],
    );
    expect(rows).toEqual([{ days: 90 }]);
    await database.admin.pool.query(
      `update owner_sessions set expires_at = now() - interval '1 second' where user_id = $1 and replaced`,
      [id],
    );
    expect([await isOpen(cookie), await isOpen(renewed)]).toEqual([false, true]);
    await call('endSession', { session_id: after[0].id }, renewed);
    expect(await isOpen(renewed)).toBe(false);
  });
});

describe('account/change-password', () => {
  const change = (cookie: string, current_password: string, new_password = newPassword) =>
    call('changePassword', { current_password, new_password }, cookie);

  it('sets the password, ends every other session and gives this one a new cookie', async () => {
    const { email, cookie } = await person('owner');
    const other = await signIn(email);
    const reply = await change(cookie, password);
    expect(reply.body).toEqual({ changed: true });
    const fresh = cookieOf(reply);
    expect(await Promise.all([cookie, other, fresh].map(isOpen))).toEqual([false, false, true]);
    expect((await call('signIn', { email, password })).status).toBe(401);
    expect((await call('signIn', { email, password: newPassword })).status).toBe(200);
    const { rows } = await database.admin.pool.query('select password_hash from users where email = $1', [
      email,
    ]);
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
  });

  it('refuses a wrong current password at its field and delays guessing', async () => {
    const { cookie } = await person('owner');
    const wrong = await change(cookie, 'onjuist');
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['current_password']]);
    const guesses = await Promise.all(Array.from({ length: 12 }, () => change(cookie, 'onjuist')));
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(8);
    expect((await change(cookie, password)).status).toBe(429);
    expect(await isOpen(cookie)).toBe(true);
  });

  it('refuses a new password that is short, plain or the e-mail address', async () => {
    const { email, cookie } = await person('owner');
    for (const typed of ['kort', 'aaaaaaaaaaaa', email.toUpperCase()]) {
      const reply = await change(cookie, password, typed);
      expect([typed, reply.status, Object.keys(reply.body.errors)]).toEqual([typed, 422, ['new_password']]);
    }
  });

  it('accepts one of many concurrent changes', async () => {
    const { cookie } = await person('owner');
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) => change(cookie, password, `woord nummer ${index}`)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.every(({ status }) => [200, 401, 422, 429].includes(status))).toBe(true);
  });
});

describe('account/update', () => {
  it('changes the name, without spaces around it', async () => {
    const { cookie, email } = await person('shop');
    const reply = await call('updateAccount', { name: '  Eva   de Vries ' }, cookie);
    expect(reply.body.member).toMatchObject({ name: 'Eva de Vries', email });
    const blank = await call('updateAccount', { name: '   ' }, cookie);
    expect([blank.status, Object.keys(blank.body.errors)]).toEqual([422, ['name']]);
  });
});
