import { createTranslate } from '@etalage/texts';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerFixture } from '../customers/testing/customer-fixture.ts';
import { withWebsite } from '../db/with-website.ts';
import { mailCustomer } from '../owned-orders/customer-mail.ts';
import { STOP_PATH } from '../owned-orders/stop-reminders.ts';
import { findDueReminders } from '../payment-mails/due-payment-mails.repository.ts';
import { sendFromOutbox } from '../ports/mail/send-from-outbox.ts';
import { smtpSender } from '../ports/mail/smtp-sender.ts';
import { findPurchase } from '../payments/order.repository.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { startMailServer } from '../testing/start-mail-server.ts';
import { reminderRoutes } from './reminder-routes.ts';

const database = await createTestDatabase();
const { websiteId, otherWebsite, order, quote } = await customerFixture(database);
const { pool } = database.admin;
const server = fastify();
let wait = 0;
beforeAll(async () => {
  await server.register(reminderRoutes, { db: database.app, count: async () => wait });
});
afterAll(() => server.close());
const call = (method: 'GET' | 'POST', token: string, website = websiteId) =>
  server.inject({
    method,
    url: `${STOP_PATH}/${website}/${token}`,
    ...(method === 'POST' && {
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  });
const stopped = async () =>
  (await pool.query('select token from stopped_reminders')).rows.map(({ token }) => token);

describe('stopping reminders', () => {
  it('needs a press: opening the page stops nothing', async () => {
    const { token } = await order();
    const page = await call('GET', token);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Geen herinneringen meer</button>');
    expect(page.body).toContain('<form method="post">');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(await stopped()).toEqual([]);
  });

  it('is done once by a mail program or a person, for order and quote of one cart, and the shop sees it', async () => {
    const { token, id } = await order();
    const asked = await quote();
    await pool.query('update quotes set token = $1 where id = $2', [token, asked.id]);
    const replies = await Promise.all([call('POST', token), call('POST', token)]);
    for (const { statusCode, body } of replies) {
      expect(statusCode).toBe(200);
      expect(body).toContain('Je krijgt geen herinneringen meer');
    }
    expect(await stopped()).toEqual([token]);
    const { rows } = await pool.query(
      `select subject_id from audit_events where action = 'reminders_stopped' and member_name = '' order by 1`,
    );
    expect(rows.map(({ subject_id }) => subject_id)).toEqual([id, asked.id].toSorted());
  });

  it('says the same of what does not exist, and of another website', async () => {
    const { token } = await order();
    const before = await stopped();
    const known = await call('POST', (await order()).token);
    for (const reply of [
      await call('POST', 'bestaat-niet'),
      await call('POST', token, otherWebsite),
      await call('POST', token, 'geen%20website'),
      await call('POST', 'x'.repeat(99)),
    ])
      expect([reply.statusCode, reply.body]).toEqual([200, known.body]);
    expect((await stopped()).length).toBe(before.length + 1);
    expect(await stopped()).not.toContain(token);
  });

  it('is refused for a while to who asks too often', async () => {
    wait = 7;
    const { token } = await order();
    const reply = await call('POST', token);
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '7']);
    expect(await stopped()).not.toContain(token);
    wait = 0;
  });
});

describe('a reminder', () => {
  it('is not due once its buyer stopped them', async () => {
    await pool.query(
      `insert into payment_methods (website_id, id, title, provider, transfer)
       values ($1, 'wire', 'Overboeking', 'offline', '{"iban": "NL91ABNA0417164300", "holder": "H", "days": 14}')
       on conflict (website_id, id) do update set transfer = excluded.transfer`,
      [websiteId],
    );
    const made = await order({
      at: new Date('2026-11-12T12:00:00Z'),
      status: 'placed',
      sent: 'none',
      payment_status: '',
      payment_method: 'wire',
    });
    const due = () =>
      withWebsite(database.app, websiteId, (tx) => findDueReminders(tx, websiteId, '2026-11-28'));
    expect((await due()).map(({ id }) => id)).toEqual([made.id]);
    await call('POST', made.token);
    expect(await due()).toEqual([]);
  });

  it('names the address in its headers, at a press only if it is encrypted, and other mails name none', async () => {
    const smtp = await startMailServer();
    const sender = smtpSender({ url: smtp.url, from: 'winkel@etalage.test' });
    const { token } = await order();
    const send = async (origin: string, canStop: boolean, unique: string) => {
      smtp.received.length = 0;
      await withWebsite(database.app, websiteId, async (tx) => {
        const purchase = await findPurchase(tx, websiteId, { token });
        if (!purchase?.order) throw new Error('no order');
        const context = { ports: { siteUrl: () => origin }, translate: createTranslate() };
        const mail = { subject: 'x', parts: () => [], button: 'Open', canStop };
        await mailCustomer(tx, context, purchase.order, { ...mail, key: ['order-payment-reminder', unique] });
      });
      await sendFromOutbox(database.app, sender, websiteId);
      const [head = ''] = (smtp.received[0]?.source ?? '').split(/\r?\n\r?\n/);
      return head.replaceAll(/\r?\n\s+/g, ' ');
    };
    const secure = await send('https://winkel.test', true, '1');
    expect(secure).toContain(`List-Unsubscribe: <https://winkel.test${STOP_PATH}/${websiteId}/${token}>`);
    expect(secure).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const plain = await send('http://winkel.test', true, '2');
    expect(plain).toContain('List-Unsubscribe: <http://winkel.test');
    expect(plain).not.toContain('List-Unsubscribe-Post');
    expect(await send('https://winkel.test', false, '3')).not.toContain('List-Unsubscribe');
    sender.close();
  });
});
