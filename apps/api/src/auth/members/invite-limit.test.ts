import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { authHandlers } from '../handlers.ts';
import { accountsFixture } from '../testing/accounts-fixture.ts';

const database = await createTestDatabase();
const { ids, call, person } = await accountsFixture(database, authHandlers, {});
const office = { address: '198.51.100.77' };
const inviteFrom = (email: string, cookie: string) =>
  call('inviteMember', { ...ids, email, role: 'editor' }, cookie, office);

it('invitations are limited per member: calls of nobody, or of a colleague, do not use up those of an office', async () => {
  const owner = await person('owner');
  const anonymous = await Promise.all(Array.from({ length: 70 }, (_, at) => inviteFrom(`x${at}@x.nl`, '')));
  expect(new Set(anonymous.map(({ status }) => status))).toEqual(new Set([401]));
  expect((await inviteFrom('een@shop.nl', owner.cookie)).status).toBe(200);
  const hasty = await person('owner');
  const replies = await Promise.all(
    Array.from({ length: 64 }, () => inviteFrom('steeds@shop.nl', hasty.cookie)),
  );
  expect(replies.filter(({ body }) => body.code === 'rate_limited').length).toBeGreaterThan(0);
  expect((await inviteFrom('twee@shop.nl', owner.cookie)).status).toBe(200);
});
