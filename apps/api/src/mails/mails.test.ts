import { MAX_ORDER_MAILS } from '@etalage/api-contract';
import { describe, expect, it } from 'vitest';
import { resendOrderMailHandler } from '../owned-orders/order-mails.handlers.ts';
import { addToOutbox } from '../ports/mail/outbox.ts';
import { sendFromOutbox } from '../ports/mail/send-from-outbox.ts';
import { smtpSender } from '../ports/mail/smtp-sender.ts';
import { withWebsite } from '../db/with-website.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { as, ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { startMailServer } from '../testing/start-mail-server.ts';
import { mailsHandlers } from './handlers.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database);
const { a, b } = shop;
const jobs: object[] = [];
const handlers = { ...mailsHandlers, resendOrderMail: resendOrderMailHandler };
const api = await startOwnerApi(database, handlers, a.websiteId, b.websiteId, {
  jobs: { enqueue: async (job) => void jobs.push(job) },
});
const { pool } = database.admin;
const table = await a.product({ title: 'Tafel' });
const smtp = await startMailServer();
const sender = smtpSender({ url: smtp.url, from: 'etalage@host.test' });

let made = 0;
/** A mail that waits, as its key says. */
async function mail(key: string, changes: { recipient?: string; isPrivate?: boolean } = {}): Promise<string> {
  made += 1;
  const content = {
    replyTo: '',
    senderName: 'Houtwerk',
    subject: `Mail ${made}`,
    html: '<p>x</p>',
    text: 'x',
  };
  const id = await withWebsite(database.app, a.websiteId, (tx) =>
    addToOutbox(tx, a.websiteId, `${key}:${made}`, { recipient: 'eva@voorbeeld.nl', ...content, ...changes }),
  );
  return id ?? '';
}
/** The mail server refuses all that waits, for the last time. */
async function refuseAll(): Promise<void> {
  smtp.state.isRefusing = true;
  await pool.query("update mail_outbox set tries = 10, due_at = now() where status = 'waiting'");
  while (await sendFromOutbox(database.app, sender, a.websiteId));
  smtp.state.isRefusing = false;
}
const refused = async (key: string) => {
  const id = await mail(key);
  await refuseAll();
  return id;
};
async function ordered(): Promise<{ token: string; number: string }> {
  const session = await shop.cart([{ product_id: table }]);
  await shop.method(session, 'pay_on_pickup');
  const { body } = await shop.order(session);
  return { token: body.order.session as string, number: body.order.number as string };
}
type Mail = { id: string; subject: string; number: string; status: string; error: string; again_to: string };
const list = async (asked: object = {}, options = {}) => {
  const { body } = await api.call('listMails', { ...a.ids, limit: 100, ...asked }, options);
  return body as { mails: (Mail & { kind: string; sent_again: boolean })[]; total: number; next: string };
};
const newCall = () => {
  made += 1;
  return `keer-${made}`;
};
const resend = (mail_ids: string[], id = newCall()) => api.call('resendMails', { ...a.ids, id, mail_ids });
const shared = { database, api, otherWebsite: b.websiteId, notFor: ['editor' as const] };

ownerContractCases({ ...shared, endpoint: 'listMails', good: async () => ({ ...a.ids, limit: 10 }) });
ownerContractCases({
  ...shared,
  endpoint: 'resendMails',
  good: async () => ({ ...a.ids, id: newCall(), mail_ids: [await refused('low-stock')] }),
});

describe('the mails of a website', () => {
  it('are listed with the order that each is about and why it was refused, those of accounts never', async () => {
    const { token, number } = await ordered();
    await refuseAll();
    await mail('email-changed');
    await mail(`order-offer:${token}`, { isPrivate: true });
    const form = await mail('form');
    const { mails } = await list();
    expect(mails.slice(0, 2)).toMatchObject([
      { id: form, kind: 'form', number: '', status: 'waiting', error: '', again_to: '' },
      { kind: 'order-confirmation', number, status: 'failed', again_to: 'Jan@Voorbeeld.nl' },
    ]);
    expect(mails[1]?.error).toContain('451');
    expect(mails.some(({ kind }) => kind === 'email-changed')).toBe(false);
    expect((await list({ about: 'forms' }, as('shop'))).total).toBe(0);
    expect((await list({ about: 'forms' })).total).toBe(1);
    const other = await api.call('listMails', { ...b.ids, limit: 10 }, as('other'));
    expect(other.body).toMatchObject({ total: 0 });
  });

  it('are found by word and by what became of them, page by page, at most thirty days old', async () => {
    const old = await mail('low-stock', { recipient: 'zoek@mij.nl' });
    const id = await mail('low-stock', { recipient: 'zoek@mij.nl' });
    expect((await list({ query: 'MIJ zoek' })).mails.map((one) => one.id)).toEqual([id, old]);
    const { next } = await list({ query: 'zoek', limit: 1 });
    expect((await list({ query: 'zoek', limit: 1, cursor: next })).mails.map((one) => one.id)).toEqual([old]);
    expect((await list({ query: 'zoek', descending: false })).mails[0]?.id).toBe(old);
    await pool.query("update mail_outbox set created_at = now() - interval '31 days' where id = $1", [old]);
    expect((await list({ query: 'zoek', state: 'waiting' })).total).toBe(1);
    expect((await list({ query: 'zoek', state: 'refused' })).total).toBe(0);
  });
});

describe('refused mails that are sent again', () => {
  it('go to the address that the order has now, once, recorded with who did it, and then wait for nobody', async () => {
    const { token } = await ordered();
    await refuseAll();
    await pool.query(
      `update orders set customer = jsonb_set(customer, '{invoice_email}', '"nieuw@voorbeeld.nl"') where token = $1`,
      [token],
    );
    const form = await refused('form');
    const kind = (await list({ state: 'refused', about: 'orders' })).mails[0];
    expect(kind).toMatchObject({ again_to: 'nieuw@voorbeeld.nl' });
    const before = (await list({ state: 'refused' })).total;
    const ids = [kind?.id ?? '', form];
    jobs.length = 0;
    const two = await Promise.all([resend(ids), resend(ids)]);
    expect(two.map(({ body }) => (body as { sent: number }).sent).toSorted()).toEqual([0, 2]);
    expect(jobs).toHaveLength(2);
    expect((await list({ state: 'refused' })).total).toBe(before - 2);
    const { rows } = await pool.query<{ recipient: string; kind: string }>(
      "select recipient, kind from mail_outbox where unique_key like '%:again-%' and order_token = $1",
      [token],
    );
    expect(rows).toEqual([{ recipient: 'nieuw@voorbeeld.nl', kind: 'order-confirmation' }]);
    while (await sendFromOutbox(database.app, sender, a.websiteId));
    expect(smtp.received.at(-1)?.to).toHaveLength(1);
    const events = await pool.query(
      "select subject_kind, member_name from audit_events where action = 'mail_resent' order by at desc limit 2",
    );
    expect(events.rows.map((row) => row.subject_kind as string).toSorted()).toEqual(['mail', 'order']);
    expect((await list()).mails.find(({ id }) => id === form)).toMatchObject({
      sent_again: true,
      again_to: '',
    });
  });

  it('are refused each with its reason, and a repeated call gets the first reply', async () => {
    const id = await refused('low-stock');
    const waiting = await mail('low-stock');
    const call = newCall();
    const first = await resend([id, waiting, 'weg'], call);
    expect(first.body).toEqual({
      sent: 1,
      skipped: [
        { subject: expect.stringContaining('Mail') as string, message: 'Deze mail is al opnieuw verstuurd.' },
        { subject: '', message: 'Deze mail is er niet meer.' },
      ],
    });
    expect((await resend([id, waiting, 'weg'], call)).body).toEqual(first.body);
    expect((await resend([id], call)).body).toMatchObject({ code: 'idempotency_mismatch' });
    const account = await refused('email-changed');
    expect((await resend([account])).body).toMatchObject({ sent: 0 });
  });

  it('wait for an hour once members sent as many about the order as they may', async () => {
    const { token } = await ordered();
    await refuseAll();
    const { mails } = await list({ state: 'refused', about: 'orders' });
    await pool.query(
      `insert into mail_outbox (website_id, id, unique_key, recipient, reply_to, sender_name, subject, html, text)
      select website_id, 'link' || n, 'order-payment-link:' || order_token || ':' || n, recipient, reply_to, sender_name,
        subject, html, text
      from mail_outbox, generate_series(1, $2) n where order_token = $1`,
      [token, MAX_ORDER_MAILS],
    );
    const id = mails[0]?.id ?? '';
    expect((await resend([id])).body).toMatchObject({
      sent: 0,
      skipped: [
        {
          message: 'Over deze bestelling gingen dit uur al 10 mails opnieuw de deur uit. Probeer het later.',
        },
      ],
    });
    await pool.query(`update mail_outbox set created_at = now() - interval '61 minutes' where id = 'link1'`);
    expect((await resend([id])).body).toMatchObject({ sent: 1 });
  });

  it('at the order do not wait in the list of mails either', async () => {
    const { token, number } = await ordered();
    await refuseAll();
    const { rows } = await pool.query<{ id: string }>('select id from mail_outbox where order_token = $1', [
      token,
    ]);
    const asked = { ...a.ids, number, version: 1, mail_id: rows[0]?.id };
    expect((await api.call('resendOrderMail', asked)).status).toBe(200);
    expect((await resend([rows[0]?.id ?? ''])).body).toMatchObject({ sent: 0 });
  });
});

it('say from which address they come, and that there is no mail server without one', async () => {
  const { body } = await api.call('getMailSender', a.ids);
  expect(body).toEqual({ address: '', domain: '' });
  const sending = await startOwnerApi(database, mailsHandlers, a.websiteId, b.websiteId, {
    mailFrom: 'winkel@post.houtwerk.nl',
  });
  const { body: sender } = await sending.call('getMailSender', a.ids);
  expect(sender).toEqual({ address: 'winkel@post.houtwerk.nl', domain: 'post.houtwerk.nl' });
});

ownerContractCases({
  database,
  api,
  endpoint: 'getMailSender',
  otherWebsite: b.websiteId,
  notFor: ['editor'],
  good: async () => a.ids,
});
