import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { accountsFixture, cookieOf, password } from '../testing/accounts-fixture.ts';

const database = await createTestDatabase();
const { call, person, mailsTo, tokenTo, jobs } = await accountsFixture(database);
let count = 0;
const fresh = () => `nieuw${++count}@shop.nl`;
const ask = (email: string, cookie: string, current_password = password) =>
  call('requestEmailChange', { email, current_password }, cookie);
const confirm = (token: string) => call('confirmEmailChange', { token });
const signIn = (email: string) => call('signIn', { email, password });
const age = (seconds: number) =>
  database.admin.pool.query(
    `update email_changes set created_at = created_at - ${seconds} * interval '1 second'`,
  );

describe('a new e-mail address of an account', () => {
  it('is requested with the password, mailed to the new address, and set when it is confirmed', async () => {
    const { email: old, cookie } = await person('editor');
    const email = fresh();
    expect((await ask(` ${email.toUpperCase()} `, cookie)).status).toBe(200);
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ subject: 'Bevestig je nieuwe e-mailadres', private: true });
    expect(jobs.at(-1)).toMatchObject({ name: 'send-mail', mail_id: mail?.id });
    expect((await signIn(email)).status).not.toBe(200);

    const token = await tokenTo(email);
    expect((await call('getEmailChange', { token })).body).toEqual({ email });
    const reply = await confirm(token);
    expect(reply.body).toEqual({ email });
    expect(cookieOf(reply)).toBe('');
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(old)).status).not.toBe(200);
    expect((await call('listSessions', {}, cookie)).status).toBe(200);

    const notice = (await mailsTo(old)).at(-1);
    expect(notice).toMatchObject({ subject: 'Je e-mailadres is gewijzigd', private: true });
    expect(notice?.text).toContain(email);
    expect((await confirm(token)).status).toBe(404);
  });

  it('makes links invalid that were mailed to the old address', async () => {
    const { email: old, cookie } = await person('editor');
    await call('requestPasswordReset', { email: old });
    const reset = await tokenTo(old);
    const email = fresh();
    await ask(email, cookie);
    await confirm(await tokenTo(email));
    expect((await call('getPasswordReset', { token: reset })).status).toBe(404);
  });

  it('is refused without the current password, and attempts count as those of signing in', async () => {
    const { cookie } = await person('editor');
    const email = fresh();
    const refused = await ask(email, cookie, 'onjuist');
    expect(refused.body.errors).toEqual({ current_password: ['Dit is niet je huidige wachtwoord.'] });
    const replies = await Promise.all(Array.from({ length: 8 }, () => ask(email, cookie, 'onjuist')));
    expect(replies.map(({ status }) => status)).toContain(429);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('is refused when it is not a valid address, or the current one', async () => {
    const { email: old, cookie } = await person('editor');
    for (const [typed, message] of [
      ['geen adres', 'Vul een geldig e-mailadres in.'],
      [old.toUpperCase(), 'Dit is al je e-mailadres.'],
    ] as const)
      expect((await ask(typed, cookie)).body.errors).toEqual({ email: [message] });
  });

  it('gets the same reply for an address that has an account, and mails nothing to it', async () => {
    const { cookie } = await person('editor');
    const other = await person('shop');
    expect((await ask(other.email, cookie)).body).toEqual({ sent: true });
    expect(await mailsTo(other.email)).toEqual([]);
  });

  it('is no longer possible when an account was created with it in the meantime', async () => {
    const { cookie } = await person('editor');
    const email = fresh();
    await ask(email, cookie);
    const token = await tokenTo(email);
    await database.admin.pool.query(
      `insert into users (id, email, name, password_hash) values ($1, $1, 'Ander', 'x')`,
      [email],
    );
    expect((await confirm(token)).status).toBe(404);
  });

  it('can be requested again after a minute, and only the newest link works', async () => {
    const { cookie } = await person('editor');
    const first = fresh();
    const second = fresh();
    await ask(first, cookie);
    expect((await ask(second, cookie)).status).toBe(429);
    await age(61);
    expect((await ask(second, cookie)).status).toBe(200);
    expect((await confirm(await tokenTo(first))).status).toBe(404);
    expect((await confirm(await tokenTo(second))).status).toBe(200);
  });

  it('expires after an hour', async () => {
    const { cookie } = await person('editor');
    const email = fresh();
    await ask(email, cookie);
    const token = await tokenTo(email);
    await age(3601);
    expect((await confirm(token)).status).toBe(404);
  });
});
