import { type Endpoint, endpoints } from '@etalage/api-contract';
import { describe, expect, it } from 'vitest';
import { accountsFixture } from '../../auth/testing/accounts-fixture.ts';
import type { EndpointName } from '../../calls/rate-limits.ts';
import { handlers } from '../../http/handlers.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { startMailServer } from '../../testing/start-mail-server.ts';
import { sendFromOutbox } from './send-from-outbox.ts';
import { smtpSender } from './smtp-sender.ts';

const database = await createTestDatabase();
const shop = await accountsFixture(database, handlers);
const { a, ids, call } = shop;
const mails = await startMailServer();
const owner = await shop.person('owner');

/** The mails with secrets: a password reset and an invitation. */
async function secrets(): Promise<string[]> {
  await call('requestPasswordReset', { email: owner.email });
  await call('inviteMember', { ...ids, email: 'nieuw@shop.nl', role: 'editor' }, owner.cookie);
  const tokens = [await shop.tokenTo(owner.email), await shop.tokenTo('nieuw@shop.nl')];
  expect(tokens.map((token) => token.length > 20)).toEqual([true, true]);
  return tokens.map((token) => token.split('.').at(-1) ?? '');
}
const outbox = () => database.admin.global.selectFrom('mail_outbox').selectAll().execute();
const expectNone = (text: string, secret: readonly string[]) =>
  expect(secret.filter((one) => text.includes(one))).toEqual([]);

describe('a private mail', () => {
  it('is returned by no endpoint of the dashboard, for any role', async () => {
    const sent = await secrets();
    const names = Object.entries(endpoints as Record<string, Endpoint>)
      .filter(([, { audience }]) => audience === 'owner')
      .map(([name]) => name as EndpointName)
      .filter((name) => !['signOut', 'endSessions', 'endSession'].includes(name));
    expect(names).toContain('listMembers');
    const replies = [];
    for (const name of names) replies.push(await call(name, ids, owner.cookie));
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(4);
    expectNone(JSON.stringify(replies), sent);
  });

  it('loses its text after the last attempt, and its secret is in no error', async () => {
    const sent = await secrets();
    const sender = smtpSender({ url: mails.url, from: 'etalage@host.test' });
    mails.state.isRefusing = true;
    while (await sendFromOutbox(database.app, sender, a));
    const waiting = await outbox();
    expect(waiting.map(({ status }) => status)).toEqual(waiting.map(() => 'waiting'));
    expectNone(waiting.map((mail) => mail.last_error).join(), sent);
    await database.admin.pool.query('update mail_outbox set tries = 10, due_at = now()');
    while (await sendFromOutbox(database.app, sender, a));
    mails.state.isRefusing = false;
    sender.close();
    const failed = await outbox();
    expect(failed.map(({ status, html, text }) => [status, html, text])).toEqual(
      failed.map(() => ['failed', '', '']),
    );
  });
});
