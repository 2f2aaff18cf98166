import { type Endpoint, commonErrors, endpoints } from '@etalage/api-contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { EndpointName } from '../calls/rate-limits.ts';
import { AT_ONCE } from '../testing/contract-cases.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { hashTables } from '../testing/hash-tables.ts';
import { isKnownRefusal, type TestReply } from '../testing/start-test-api.ts';
import { accountsFixture, cookieOf, password } from './testing/accounts-fixture.ts';

type Body = Record<string, unknown>;
type Good = () => Promise<{ body: Body; cookie?: string }>;

const database = await createTestDatabase();
const shop = await accountsFixture(database);
const { ids, b, call, person } = shop;
const owner = await person('owner');
const editor = await person('editor');
let count = 0;
const fresh = () => `gast${++count}@shop.nl`;
const invited = async () => {
  const email = fresh();
  const reply = await call('inviteMember', { ...ids, email, role: 'shop' }, owner.cookie);
  return { id: reply.body.invitation.id as string, token: await shop.tokenTo(email) };
};
const resetToken = async () => {
  const { email } = await person('editor');
  await call('requestPasswordReset', { email });
  return shop.tokenTo(email);
};
const changeToken = async () => {
  const { cookie } = await person('editor');
  const email = fresh();
  await call('requestEmailChange', { email, current_password: password }, cookie);
  return shop.tokenTo(email);
};
const words = 'drie losse woorden';

/** A body of a successful call, with the cookie of its caller. */
const good: Partial<Record<EndpointName, Good>> = {
  updateAccount: async () => ({ body: { name: 'Eva' }, cookie: editor.cookie }),
  changePassword: async () => ({
    body: { current_password: password, new_password: words },
    cookie: (await person('editor')).cookie,
  }),
  requestEmailChange: async () => ({
    body: { email: fresh(), current_password: password },
    cookie: (await person('editor')).cookie,
  }),
  getEmailChange: async () => ({ body: { token: await changeToken() } }),
  confirmEmailChange: async () => ({ body: { token: await changeToken() } }),
  listSessions: async () => ({ body: {}, cookie: editor.cookie }),
  endSession: async () => ({ body: { session_id: 'x' }, cookie: editor.cookie }),
  endSessions: async () => ({ body: { scope: 'others' }, cookie: editor.cookie }),
  requestPasswordReset: async () => ({ body: { email: editor.email } }),
  getPasswordReset: async () => ({ body: { token: await resetToken() } }),
  usePasswordReset: async () => ({ body: { token: await resetToken(), password: words } }),
  listMembers: async () => ({ body: ids, cookie: owner.cookie }),
  inviteMember: async () => ({ body: { ...ids, email: fresh(), role: 'shop' }, cookie: owner.cookie }),
  resendInvitation: async () => ({
    body: { ...ids, invitation_id: (await invited()).id },
    cookie: owner.cookie,
  }),
  withdrawInvitation: async () => ({
    body: { ...ids, invitation_id: (await invited()).id },
    cookie: owner.cookie,
  }),
  changeMemberRole: async () => ({
    body: { ...ids, member_id: (await person('shop')).id, role: 'editor' },
    cookie: owner.cookie,
  }),
  removeMember: async () => ({
    body: { ...ids, member_id: (await person('shop')).id },
    cookie: owner.cookie,
  }),
  getInvitation: async () => ({ body: { token: (await invited()).token } }),
  acceptInvitation: async () => ({
    body: { token: (await invited()).token, name: 'Noor', password: words },
  }),
};
/** Calls of which only the first of several equal ones succeeds, with the codes that the others may get. */
const once: Partial<Record<EndpointName, readonly number[]>> = {
  changePassword: [401, 422, 429],
  usePasswordReset: [404],
  requestEmailChange: [429],
  confirmEmailChange: [404],
  acceptInvitation: [401, 404],
};

function expectRefusal(reply: TestReply, endpoint: Endpoint, code: string): void {
  expect(reply.body).toMatchObject({ code });
  expect(isKnownRefusal(reply, endpoint, commonErrors), JSON.stringify(reply.body)).toBe(true);
  expect(reply.headers['cache-control']).toBe('no-store');
}

describe.each(Object.entries(good) as [EndpointName, Good][])('contract of %s', (name, makeGood) => {
  const endpoint: Endpoint = endpoints[name];
  const shape = (endpoint.request as z.ZodObject).shape as Record<string, z.ZodType>;
  const refuses = async (body: object, cookie: string | undefined, code = 'validation_failed') => {
    const before = await hashTables(database.admin);
    const reply = await call(name, body, cookie);
    expectRefusal(reply, endpoint, code);
    expect(await hashTables(database.admin)).toEqual(before);
    return reply;
  };

  it('replies as the contract states, also to the same call again', async () => {
    const { body, cookie } = await makeGood();
    const reply = await call(name, body, cookie);
    expect(reply).toMatchObject({ status: 200 });
    expect(() => z.decode(endpoint.response, reply.body)).not.toThrow();
    const again = await call(name, body, cookieOf(reply) || cookie);
    expect(once[name] ?? [200]).toContain(again.status === 200 && once[name] ? once[name][0] : again.status);
  });

  it('refuses missing fields, wrong types, texts that are too long or cannot be stored, each at its field', async () => {
    const { body, cookie } = await makeGood();
    for (const [field, schema] of Object.entries(shape)) {
      const { [field]: _, ...without } = body;
      if (!schema.safeParse(undefined).success)
        expect((await refuses(without, cookie)).body.errors[field]).toBeDefined();
      const bad: unknown[] = [[1], { x: [] }];
      if (!field.endsWith('_id') || field === 'session_id') bad.push('x'.repeat(20_000), 'a\u0000b');
      for (const value of bad)
        expect((await refuses({ ...body, [field]: value }, cookie)).body.errors[field], field).toBeDefined();
    }
  });

  it('refuses a body that is not a JSON object', async () => {
    const { cookie = '' } = await makeGood();
    const before = await hashTables(database.admin);
    const bodies = ['{', '', 'null', '[]', '"x"', '7', '{"__proto__":{"a":1}}', '['.repeat(50_000)];
    for (const body of bodies) {
      const reply = await shop.api.post(endpoints[name].path, body, {
        host: shop.host,
        headers: shop.headersOf(cookie),
      });
      expectRefusal(reply, endpoint, 'validation_failed');
    }
    expect(await hashTables(database.admin)).toEqual(before);
  });

  it('handles equal concurrent calls', async () => {
    const { body, cookie } = await makeGood();
    const replies = await Promise.all(Array.from({ length: AT_ONCE }, () => call(name, body, cookie)));
    const others = once[name];
    const right = replies.filter(({ status }) => status === 200);
    expect(right).toHaveLength(others ? 1 : AT_ONCE);
    for (const reply of replies) if (others && reply.status !== 200) expect(others).toContain(reply.status);
  });
});

const ofWebsites = (Object.entries(good) as [EndpointName, Good][]).filter(
  ([name]) => 'website_id' in (endpoints[name].request as z.ZodObject).shape,
);
it.each(ofWebsites)(
  '%s refuses two different ids, another website and an unknown one',
  async (name, makeGood) => {
    const { body, cookie } = await makeGood();
    const before = await hashTables(database.admin);
    const differ = await call(name, { ...body, project_id: b }, cookie);
    expectRefusal(differ, endpoints[name], 'validation_failed');
    for (const id of [b, 'bestaat-niet']) {
      const reply = await call(name, { ...body, website_id: id, project_id: id }, cookie);
      expectRefusal(reply, endpoints[name], 'not_found');
    }
    expect(await hashTables(database.admin)).toEqual(before);
  },
);

it('every endpoint about accounts is in these contract tests', () => {
  const about = Object.entries(endpoints).filter(([, { path }]) =>
    /\/v1\/(account|sessions|password-reset|members|invitation)\//.test(path),
  );
  expect(about.map(([name]) => name).sort()).toEqual(Object.keys(good).sort());
});
