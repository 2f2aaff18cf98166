import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/create-test-database.ts';
import type { EndpointName } from '../../../calls/rate-limits.ts';
import { accountsFixture, cookieOf, password } from '../../testing/accounts-fixture.ts';
import { softwarePasskey } from '../../testing/software-passkey.ts';
import { MOST_PASSKEYS } from './passkey.repository.ts';

const database = await createTestDatabase();
const fixture = await accountsFixture(database);
const { pool } = database.admin;

const host = 'localhost';
const origin = 'http://localhost:3001';
/** A call at an address for which browsers make passkeys. */
const call = (name: EndpointName, body: object, cookie = '', at = origin) =>
  fixture.call(name, body, cookie, {
    host: new URL(at).host,
    headers: { ...fixture.headersOf(cookie), origin: at },
  });
const signIn = (email: string) => call('signIn', { email, password });
const challengeFor = async (email: string) => (await signIn(email)).body.challenge as string;
const subjects = async (email: string) => (await fixture.mailsTo(email)).map(({ subject }) => subject);
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
const general = (reply: { body: { errors: { general?: string[] } } }) => reply.body.errors.general?.[0];
const refusedPasskey = 'Deze passkey is niet geaccepteerd.';
const tooLate = 'Dit duurde te lang of was al gebruikt.';

type Passkey = ReturnType<typeof softwarePasskey>;

/** Adds a passkey to the account of a session; `proof` is its second step, if it has one. */
async function add(cookie: string, passkey: Passkey, proof: object = {}, name = 'Telefoon') {
  const { body } = await call('startPasskey', { current_password: password, ...proof }, cookie);
  return call('confirmPasskey', { name, passkey: passkey.make(body.options) }, cookie);
}

/** A member with a passkey as the only second step. */
async function withPasskey() {
  const member = await fixture.person('editor');
  const passkey = softwarePasskey({ origin, host });
  const added = await add(member.cookie, passkey);
  expect(added.status, JSON.stringify(added.body)).toBe(200);
  return { ...member, passkey, codes: added.body.recovery_codes as string[] };
}

/** What a passkey answers for a sign-in that is half done. */
async function asked(challenge: string) {
  const { body } = await call('askSignInPasskey', { challenge });
  return body.options as { challenge: string; rpId: string; allowCredentials: { id: string }[] };
}
const forgetWrong = () => pool.query('delete from failed_attempts');
const enter = (challenge: string, passkey: object) => call('signInWithPasskey', { challenge, passkey });
const prove = async (cookie: string, passkey: Passkey) => ({
  passkey: passkey.use((await call('askPasskey', {}, cookie)).body.options),
});

describe('a passkey as the second step', () => {
  it('turns two-step sign-in on with the password, and signs in as the only second step', async () => {
    const member = await fixture.person('editor');
    const { cookie, email } = member;
    const wrong = await call('startPasskey', { current_password: 'onjuist' }, cookie);
    expect(wrong.body.errors).toEqual({ current_password: ['Dit is niet je huidige wachtwoord.'] });
    const elsewhere = cookieOf(await signIn(email));
    const passkey = softwarePasskey({ origin, host });
    const added = await add(cookie, passkey, {}, '  Telefoon   van Eva ');
    expect(added.body.recovery_codes).toHaveLength(10);
    // A session without a second step does not stay open elsewhere.
    expect((await call('getTwoStep', {}, elsewhere)).status).toBe(401);
    const first = await signIn(email);
    expect(first.body).toEqual({ challenge: expect.any(String), ways: ['passkey'] });
    const options = await asked(first.body.challenge);
    expect([options.rpId, options.allowCredentials.map(({ id }) => id)]).toEqual([host, [passkey.id]]);
    const entered = await enter(first.body.challenge, passkey.use(options));
    expect([entered.status, entered.body.member.email]).toEqual([200, email]);
    expect((await call('getTwoStep', {}, cookieOf(entered))).body).toMatchObject({
      is_on: true,
      has_app: false,
      has_passkey_address: true,
      codes_left: 10,
      passkeys: [{ name: 'Telefoon van Eva', host, works_here: true, last_used_at: expect.any(String) }],
    });
    expect(await subjects(email)).toEqual(['Er is een passkey toegevoegd']);
  });

  it('leaves recovery codes working, and no code of an app that there is not', async () => {
    const { email, codes } = await withPasskey();
    const challenge = await challengeFor(email);
    expect((await call('signInWithCode', { challenge, code: '123456' })).status).toBe(422);
    expect((await call('signInWithCode', { challenge, code: codes[0] })).status).toBe(200);
  });

  it('accepts an answer once, for the sign-in that asked for it and within five minutes', async () => {
    const { email, passkey } = await withPasskey();
    const challenge = await challengeFor(email);
    const other = await challengeFor(email);
    const answer = passkey.use(await asked(challenge));
    const elsewhere = await enter(other, answer);
    expect(elsewhere.body.errors.passkey[0]).toContain(tooLate);
    const replies = await Promise.all([enter(challenge, answer), enter(challenge, answer)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const replayed = await enter(other, answer);
    expect([replayed.status, cookieOf(replayed)]).toEqual([422, '']);

    await forgetWrong();
    const late = passkey.use(await asked(other));
    await pool.query(`update passkey_challenges set expires_at = now() - interval '1 second'`);
    expect((await enter(other, late)).body.errors.passkey[0]).toContain(tooLate);
    // An answer that was refused has used its challenge up.
    const options = await asked(other);
    expect((await enter(other, passkey.use(options, { at: 'https://vals.nl' }))).status).toBe(422);
    expect((await enter(other, passkey.use(options))).body.errors.passkey[0]).toContain(tooLate);
    expect((await enter(other, passkey.use(await asked(other)))).status).toBe(200);
    await pool.query(`update sign_in_challenges set expires_at = now() - interval '1 second'`);
    expect((await call('askSignInPasskey', { challenge: other })).status).toBe(401);
  });

  it('refuses the answer of another page, of another passkey and of another account', async () => {
    const { email, passkey } = await withPasskey();
    const theirs = await withPasskey();
    const challenge = await challengeFor(email);
    const stranger = softwarePasskey({ origin, host });
    const misled = softwarePasskey({ origin, host: 'vals.nl' });
    const own = { id: passkey.id, rawId: passkey.id };
    type Options = Awaited<ReturnType<typeof asked>>;
    const answers: Record<string, (options: Options) => object> = {
      'of another page': (options) => passkey.use(options, { at: 'http://localhost:4000' }),
      'of another passkey': (options) => stranger.use(options),
      'of another account': (options) => theirs.passkey.use(options),
      'signed by another passkey': (options) => Object.assign(stranger.use(options), own),
      'for another host': (options) => Object.assign(misled.use(options), own),
    };
    for (const [what, answer] of Object.entries(answers)) {
      const refused = await enter(challenge, answer(await asked(challenge)));
      expect([what, refused.status, cookieOf(refused)]).toEqual([what, 422, '']);
      expect([what, refused.body.errors.passkey[0]]).toEqual([what, expect.stringContaining(refusedPasskey)]);
    }
    await forgetWrong();
    expect((await enter(challenge, passkey.use(await asked(challenge)))).status).toBe(200);
  });

  it('refuses a counter that does not rise, which is of a copy', async () => {
    const { email, passkey } = await withPasskey();
    const challenge = await challengeFor(email);
    expect((await enter(challenge, passkey.use(await asked(challenge), { count: 5 }))).status).toBe(200);
    const next = await challengeFor(email);
    for (const count of [5, 4])
      expect((await enter(next, passkey.use(await asked(next), { count }))).body.errors.passkey[0]).toContain(
        refusedPasskey,
      );
    expect((await enter(next, passkey.use(await asked(next), { count: 6 }))).status).toBe(200);
  });

  it('signs in again with a counter that stays 0, as of a passkey that is on several devices', async () => {
    const { email, passkey } = await withPasskey();
    for (let time = 0; time < 2; time++) {
      const challenge = await challengeFor(email);
      expect((await enter(challenge, passkey.use(await asked(challenge), { count: 0 }))).status).toBe(200);
    }
  });

  it('signs in with an answer that names nobody, as some security keys give', async () => {
    const { email, passkey } = await withPasskey();
    const challenge = await challengeFor(email);
    const answer = passkey.use(await asked(challenge));
    const nameless = { ...answer, response: Object.assign(answer.response, { userHandle: '' }) };
    expect((await enter(challenge, nameless)).status).toBe(200);
  });

  it('is counted with wrong codes, also with the right password in between', async () => {
    const { email, passkey } = await withPasskey();
    const stranger = softwarePasskey({ origin, host });
    const statuses = [];
    for (let time = 0; time < 7; time++) {
      const challenge = await challengeFor(email);
      const wrong =
        time % 2 === 0
          ? await enter(challenge, stranger.use(await asked(challenge)))
          : await call('signInWithCode', { challenge, code: '000000' });
      statuses.push(wrong.status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
    const challenge = await challengeFor(email);
    expect((await enter(challenge, passkey.use(await asked(challenge)))).status).toBe(429);
  });

  it('is added only as the browser made it for this session, once, and for one account', async () => {
    const member = await fixture.person('editor');
    const { cookie, email } = member;
    const other = cookieOf(await signIn(email));
    const passkey = softwarePasskey({ origin, host });
    const start = async (session = cookie) =>
      (await call('startPasskey', { current_password: password }, session)).body.options;
    const confirm = (made: object, session = cookie) =>
      call('confirmPasskey', { name: 'Sleutel', passkey: made }, session);
    const options = await start();
    expect((await confirm(passkey.make(options), other)).body.errors.passkey[0]).toContain(
      'Dit duurde te lang. Sluit',
    );
    expect((await confirm(passkey.make(options, 'https://vals.nl'))).status).toBe(422);
    expect((await confirm(passkey.make(options))).body.errors.passkey[0]).toContain(
      'Dit duurde te lang. Sluit',
    );
    const nameless = await call(
      'confirmPasskey',
      { name: '  ', passkey: passkey.make(await start()) },
      cookie,
    );
    expect(nameless.body.errors.name).toHaveLength(1);
    expect((await call('getTwoStep', {}, cookie)).body).toMatchObject({ is_on: false, passkeys: [] });
    const made = passkey.make(await start());
    const twice = await Promise.all([confirm(made), confirm(made)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 422]);

    const theirs = await fixture.person('editor');
    const taken = await add(theirs.cookie, passkey);
    expect([taken.status, general(taken)]).toEqual([409, 'Deze passkey hoort al bij een account.']);
    expect((await call('getTwoStep', {}, theirs.cookie)).body.is_on).toBe(false);
  });

  it('asks for the second step before another passkey or an app is added, of which there is no second set of codes', async () => {
    const { cookie, passkey, codes } = await withPasskey();
    const next = softwarePasskey({ origin, host });
    const bare = await call('startPasskey', { current_password: password }, cookie);
    expect(bare.body.errors).toEqual({ code: ['Vul de code in.'] });
    const added = await add(cookie, next, await prove(cookie, passkey), 'Sleutel');
    expect(added.body).toEqual({ recovery_codes: [] });
    const started = await call('startTwoStep', { current_password: password, code: codes[0] }, cookie);
    const confirmed = await call('confirmTwoStep', { code: codeOf(started.body.secret) }, cookie);
    expect(confirmed.body).toEqual({ recovery_codes: [] });
    const { body } = await call('getTwoStep', {}, cookie);
    expect(body).toMatchObject({ has_app: true, codes_left: 9 });
    expect(body.passkeys.map(({ name }: { name: string }) => name)).toEqual(['Telefoon', 'Sleutel']);
  });

  it('is not added without the second step that was set up after it was begun', async () => {
    const { cookie } = await fixture.person('editor');
    const passkey = softwarePasskey({ origin, host });
    const begun = (await call('startPasskey', { current_password: password }, cookie)).body.options;
    const app = (await call('startTwoStep', { current_password: password }, cookie)).body.secret as string;
    expect((await call('confirmTwoStep', { code: codeOf(app) }, cookie)).body.recovery_codes).toHaveLength(
      10,
    );
    const late = await call('confirmPasskey', { name: 'Sleutel', passkey: passkey.make(begun) }, cookie);
    expect([late.status, Object.keys(late.body.errors)]).toEqual([422, ['passkey']]);
    expect((await call('getTwoStep', {}, cookie)).body).toMatchObject({ has_app: true, passkeys: [] });
  });

  it('leaves no app of before without the second step', async () => {
    const { cookie } = await fixture.person('editor');
    const app = (await call('startTwoStep', { current_password: password }, cookie)).body.secret as string;
    const added = await add(cookie, softwarePasskey({ origin, host }));
    expect(added.body.recovery_codes).toHaveLength(10);
    expect((await call('confirmTwoStep', { code: codeOf(app) }, cookie)).status).toBe(404);
    expect((await call('getTwoStep', {}, cookie)).body.has_app).toBe(false);
  });

  it('is removed with password and second step, and the last one turns two-step sign-in off', async () => {
    const { cookie, passkey, codes, email } = await withPasskey();
    await add(cookie, softwarePasskey({ origin, host }), await prove(cookie, passkey), 'Sleutel');
    const { body } = await call('getTwoStep', {}, cookie);
    const [first, second] = body.passkeys.map(({ id }: { id: string }) => id) as [string, string];
    const remove = (id: string, proof: object, session = cookie, current_password = password) =>
      call('removePasskey', { id, current_password, ...proof }, session);
    expect((await remove(second, { code: codes[0] }, cookie, 'onjuist')).status).toBe(422);
    expect((await remove(second, { code: '000000' })).status).toBe(422);
    const theirs = await withPasskey();
    const ofOther = await remove(second, { code: theirs.codes[0] }, theirs.cookie);
    expect(ofOther.body.passkeys).toHaveLength(1);
    expect((await remove(second, await prove(cookie, passkey))).body.passkeys).toHaveLength(1);
    // Repeated, it changes nothing.
    expect((await remove(second, {})).body.passkeys).toHaveLength(1);
    expect((await remove(first, { code: codes[0] })).body).toMatchObject({ is_on: false, passkeys: [] });
    expect(cookieOf(await signIn(email))).not.toBe('');
    expect(await subjects(email)).toEqual([
      'Er is een passkey toegevoegd',
      'Er is een passkey toegevoegd',
      'Er is een passkey verwijderd',
      'Inloggen in twee stappen is uitgezet',
    ]);
  });

  it('works on the host for which it was made, and not at an address without a name', async () => {
    const { cookie, email, codes } = await withPasskey();
    const numbered = 'http://127.0.0.1:3001';
    const state = await call('getTwoStep', {}, cookie, numbered);
    expect(state.body).toMatchObject({ has_passkey_address: false, passkeys: [{ works_here: false, host }] });
    const start = { current_password: password, code: codes[0] };
    expect(general(await call('startPasskey', start, cookie, numbered))).toContain('adres met een naam');
    const elsewhere = await call('signIn', { email, password }, '', 'http://beheer.localhost:3001');
    expect(elsewhere.body.ways).toEqual([]);
    const { challenge } = elsewhere.body;
    const asking = await call('askSignInPasskey', { challenge }, '', 'http://beheer.localhost:3001');
    expect([asking.status, general(asking)?.includes('Gebruik een code')]).toEqual([409, true]);
  });

  it('has no more of them than the maximum, also when the last place is taken meanwhile', async () => {
    const { cookie, codes, id } = await withPasskey();
    const made = softwarePasskey({ origin, host });
    const started = await call('startPasskey', { current_password: password, code: codes[0] }, cookie);
    await pool.query(
      `insert into passkeys (user_id, id, name, host, credential_id, public_key, counter, transports)
       select $1, 'p' || n, 'x', 'localhost', 'c' || n, 'k', 0, '{}' from generate_series(2, $2) n`,
      [id, MOST_PASSKEYS],
    );
    const full = await call(
      'confirmPasskey',
      { name: 'x', passkey: made.make(started.body.options) },
      cookie,
    );
    expect([full.status, general(full)]).toEqual([409, expect.stringContaining('niet meer dan 10')]);
    const start = { current_password: password, code: codes[1] };
    const refused = await call('startPasskey', start, cookie);
    expect(refused.status).toBe(409);
    // The recovery code is not used up by it.
    expect((await call('getTwoStep', {}, cookie)).body.codes_left).toBe(9);
  });
});
