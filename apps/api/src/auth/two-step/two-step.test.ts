import { TOTP, Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { accountsFixture, cookieOf, password } from '../testing/accounts-fixture.ts';

const database = await createTestDatabase();
const { ids, call, person, mailsTo, tokenTo, host, headersOf } = await accountsFixture(database);
const { pool } = database.admin;

/** What an app shows, so many steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
/** Lets the code that the app shows now be accepted again. */
const forgetUsed = () => pool.query('update two_step set last_step = 0');
const signIn = (email: string) => call('signIn', { email, password });
const enter = (challenge: string, code: string, address?: string) =>
  call('signInWithCode', { challenge, code }, '', { host, headers: headersOf(''), address });

/** A member with an app, and what they got to see when they set it up. */
async function withApp(role: 'owner' | 'editor' = 'editor') {
  const member = await person(role);
  const started = await call('startTwoStep', { current_password: password }, member.cookie);
  const secret = started.body.secret as string;
  const confirmed = await call('confirmTwoStep', { code: codeOf(secret) }, member.cookie);
  await forgetUsed();
  return { ...member, secret, started, codes: confirmed.body.recovery_codes as string[] };
}
const challengeFor = async (email: string) => (await signIn(email)).body.challenge as string;

describe('two-step sign-in', () => {
  it('is set up with the password and a code, after which signing in asks for one', async () => {
    const member = await person('owner');
    const wrong = await call('startTwoStep', { current_password: 'onjuist' }, member.cookie);
    expect(wrong.body.errors).toEqual({ current_password: ['Dit is niet je huidige wachtwoord.'] });
    const { body } = await call('startTwoStep', { current_password: password }, member.cookie);
    expect(body.squares).toHaveLength(body.squares[0].length);
    // Until it is confirmed nothing has changed.
    expect(cookieOf(await signIn(member.email))).not.toBe('');
    const refused = await call('confirmTwoStep', { code: '000000' }, member.cookie);
    expect(refused.body.errors.code[0]).toContain('klopt niet');
    const late = await call('confirmTwoStep', { code: codeOf(body.secret, -20) }, member.cookie);
    expect(late.body.errors.code[0]).toContain('klok van je telefoon op automatisch');
    const elsewhere = cookieOf(await signIn(member.email));
    const code = codeOf(body.secret);
    const confirmed = await call('confirmTwoStep', { code }, member.cookie);
    expect(confirmed.body.recovery_codes).toHaveLength(10);
    expect((await call('confirmTwoStep', { code }, member.cookie)).status).toBe(409);
    // A session without a code does not stay open elsewhere.
    expect((await call('getTwoStep', {}, elsewhere)).status).toBe(401);
    expect((await call('startTwoStep', { current_password: password }, member.cookie)).status).toBe(409);
    expect((await mailsTo(member.email)).at(-1)).toMatchObject({
      subject: 'Inloggen in twee stappen is aangezet',
      private: true,
    });

    const first = await signIn(member.email);
    expect(first.body).toEqual({ challenge: expect.any(String), ways: ['app'] });
    expect(first.headers['set-cookie']).toBeUndefined();
    expect((await call('getTwoStep', {}, member.cookie)).body).toMatchObject({ is_on: true, codes_left: 10 });
    const listed = await call('listMembers', ids, member.cookie);
    const own = listed.body.members.find(({ you }: { you: boolean }) => you);
    expect(own).toMatchObject({ two_step: true });
  });

  it('accepts a code once, also when two use it at once, and never an older one', async () => {
    const { email, secret } = await withApp();
    const challenges = [await challengeFor(email), await challengeFor(email), await challengeFor(email)];
    const code = codeOf(secret);
    const replies = await Promise.all(challenges.slice(0, 2).map((challenge) => enter(challenge, code)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
    const right = replies.find(({ status }) => status === 200);
    expect(right?.body.member.email).toBe(email);
    expect(cookieOf(right ?? { headers: {} })).not.toBe('');
    const older = await enter(challenges[2] ?? '', codeOf(secret, -1));
    expect(older.body.errors.code[0]).toContain('al gebruikt');
    expect(cookieOf(older)).toBe('');
  });

  it('needs the challenge of this account, which works once and for ten minutes', async () => {
    const { email, secret } = await withApp();
    const other = await withApp();
    const challenge = await challengeFor(email);
    expect((await enter(challenge, codeOf(other.secret))).status).toBe(422);
    expect((await enter(challenge, codeOf(secret))).status).toBe(200);
    await forgetUsed();
    for (const gone of [challenge, 'verzonnen', email])
      expect((await enter(gone, codeOf(secret))).body).toMatchObject({
        code: 'unauthenticated',
        errors: { general: ['Je was te laat met de code. Vul je wachtwoord nog een keer in.'] },
      });
    const late = await challengeFor(email);
    await pool.query(`update sign_in_challenges set expires_at = now() - interval '1 second'`);
    expect((await enter(late, codeOf(secret))).status).toBe(401);
  });

  it('neither a code nor a challenge is used up when no session can be opened', async () => {
    const { email, secret } = await withApp();
    const challenge = await challengeFor(email);
    const code = codeOf(secret);
    await pool.query('alter table owner_sessions add constraint none check (false) not valid');
    expect((await enter(challenge, code)).status).toBe(500);
    await pool.query('alter table owner_sessions drop constraint none');
    expect((await enter(challenge, code)).status).toBe(200);
  });

  it('counts wrong codes of all addresses together, also with the right password in between', async () => {
    const { email, secret } = await withApp();
    const statuses = [];
    for (let time = 0; time < 7; time++) {
      const { status } = await enter(await challengeFor(email), '000000', `10.8.0.${time}`);
      statuses.push(status);
    }
    expect(statuses.slice(-1)).toEqual([429]);
    expect((await enter(await challengeFor(email), codeOf(secret))).status).toBe(429);
  });

  it('counts wrong codes on after a new password, which makes another browser known', async () => {
    const { email } = await withApp();
    const statuses = [];
    let typed = password;
    let browser = '';
    for (let time = 0; time < 7; time++) {
      if (time === 0 || time === 3) {
        await call('requestPasswordReset', { email });
        typed = `${password} ${time}`;
        const reset = await call('usePasswordReset', { token: await tokenTo(email), password: typed });
        const lines = [reset.headers['set-cookie'] ?? []].flat() as string[];
        browser = lines.map((line) => line.split(';')[0]).join('; ');
      }
      const { body } = await call('signIn', { email, password: typed }, browser);
      const { status } = await call('signInWithCode', { challenge: body.challenge, code: '000000' }, browser);
      statuses.push(status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
  });

  it('accepts each recovery code once, however it is typed, and new ones replace them', async () => {
    const { email, cookie, codes, secret } = await withApp();
    const [first = '', second = ''] = codes;
    expect((await enter(await challengeFor(email), first.toUpperCase().replaceAll('-', ' '))).status).toBe(
      200,
    );
    expect((await enter(await challengeFor(email), first)).status).toBe(422);
    expect((await call('getTwoStep', {}, cookie)).body).toMatchObject({ is_on: true, codes_left: 9 });
    const renew = { current_password: password, code: codeOf(secret) };
    const renewed = await call('renewRecoveryCodes', renew, cookie);
    expect(renewed.body.recovery_codes).toHaveLength(10);
    expect((await enter(await challengeFor(email), second)).status).toBe(422);
    expect((await enter(await challengeFor(email), renewed.body.recovery_codes[0])).status).toBe(200);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Inloggen in twee stappen is aangezet',
      'Er is ingelogd met een herstelcode',
      'Je hebt nieuwe herstelcodes',
      'Er is ingelogd met een herstelcode',
    ]);
  });

  it('is not skipped by a new password, which ends a sign-in that is half done', async () => {
    const { email, secret } = await withApp();
    const challenge = await challengeFor(email);
    await call('requestPasswordReset', { email });
    const token = await tokenTo(email);
    const reset = await call('usePasswordReset', { token, password: `${password} nieuw` });
    expect([reset.status, cookieOf(reset)]).toEqual([200, '']);
    expect((await enter(challenge, codeOf(secret))).status).toBe(401);
    const again = await call('signIn', { email, password: `${password} nieuw` });
    expect(again.body).toEqual({ challenge: expect.any(String), ways: ['app'] });
  });

  it('is turned off with password and code, which changes nothing the second time', async () => {
    const { email, cookie, codes } = await withApp();
    const stop = (code: string, current_password = password) =>
      call('stopTwoStep', { current_password, code }, cookie);
    expect((await stop(codes[0] ?? '', 'onjuist')).status).toBe(422);
    expect((await stop('000000')).status).toBe(422);
    for (let time = 0; time < 2; time++)
      expect((await stop(codes[0] ?? '')).body).toMatchObject({ is_on: false, codes_left: 0 });
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Inloggen in twee stappen is aangezet',
      'Inloggen in twee stappen is uitgezet',
    ]);
    expect(cookieOf(await signIn(email))).not.toBe('');
  });

  it('stores neither the secret nor a recovery code nor a challenge as such, anywhere', async () => {
    const { email, secret, codes } = await withApp('owner');
    const challenge = await challengeFor(email);
    const { rows: tables } = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables) {
      const { rows } = await pool.query(`select * from "${name}"`);
      const text = JSON.stringify(rows);
      for (const kept of [secret, challenge, ...codes]) expect(text.includes(kept), name).toBe(false);
    }
  });
});
