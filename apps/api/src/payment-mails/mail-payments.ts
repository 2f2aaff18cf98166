import { isUnpaid } from '@etalage/shop-domain';
import { createTranslate } from '@etalage/texts';
import { dutchClockOf } from '@etalage/texts/format';
import type { AppDatabase } from '../db/database.ts';
import { type WebsiteTransaction, withWebsite } from '../db/with-website.ts';
import { findAccount } from '../invoices/invoice-facts.repository.ts';
import { notificationsOf } from '../orders/owner-mail.ts';
import { transferOf } from '../orders/transfer-of.ts';
import type { MailContext } from '../owned-orders/customer-mail.ts';
import { findMailWebsite } from '../websites/find-mail-website.ts';
import { lockOrder, type OrderRow } from '../payments/order.repository.ts';
import { paymentStateOf } from '../payments/payment-state.ts';
import { findDuePaymentMails, findDueReminders, type PaymentMail } from './due-payment-mails.repository.ts';
import { mailPaid, mailPaymentFailed, mailPaymentReminder } from './payment-mails.ts';

export interface MailPaymentsDeps {
  readonly db: AppDatabase;
  readonly now: () => Date;
  readonly siteUrl: (host: string) => string;
}

/** A reminder at night would lie below the mails of the morning. */
const REMIND_FROM = '09:00';

/** Tells buyers what became of their payments, and reminds of transfers that did not arrive, each once per order. */
export async function mailPayments({ db, now, siteUrl }: MailPaymentsDeps, websiteId: string): Promise<void> {
  const { due, settings } = await withWebsite(db, websiteId, async (tx) => {
    const website = await findMailWebsite(tx, websiteId);
    const { mails_off: off } = notificationsOf(website.settings);
    return { due: await findDue(tx, websiteId, { now: now(), off }), settings: website.settings };
  });
  const translate = createTranslate((settings['texts'] ?? {}) as Record<string, string>);
  const context: MailContext = { ports: { siteUrl }, translate };
  for (const { id, mail } of due)
    // Each on its own, so that no order is locked for long.
    await withWebsite(db, websiteId, async (tx) => {
      const order = await lockOrder(tx, websiteId, id);
      if (order && isStill(order, mail)) await send(tx, context, await asAsked(tx, order), mail);
    });
}

async function findDue(
  tx: WebsiteTransaction,
  websiteId: string,
  asked: { readonly now: Date; readonly off: readonly PaymentMail[] },
) {
  const clock = dutchClockOf(asked.now);
  const told = await findDuePaymentMails(tx, websiteId, asked);
  if (clock.slice(11, 16) < REMIND_FROM || asked.off.includes('reminder')) return told;
  return [...told, ...(await findDueReminders(tx, websiteId, clock.slice(0, 10)))];
}

/** Whether a locked order is as it was when it was found. */
function isStill({ status, payment_status, pay_by }: OrderRow, mail: PaymentMail): boolean {
  if (mail === 'paid') return payment_status === 'paid';
  // What was sent may be completed before it is paid.
  return (status === 'placed' || pay_by !== null) && status !== 'cancelled' && isUnpaid(payment_status);
}

/** An order with what is asked of it as its total, which these mails name. */
async function asAsked(tx: WebsiteTransaction, order: OrderRow): Promise<OrderRow> {
  const { lowered } = await paymentStateOf(tx, order.website_id, order.id);
  return { ...order, total_incl_tax: order.total_incl_tax - lowered };
}

async function send(
  tx: WebsiteTransaction,
  context: MailContext,
  order: OrderRow,
  mail: PaymentMail,
): Promise<void> {
  if (mail === 'paid') await mailPaid(tx, context, order, await hasInvoice(tx, order));
  if (mail === 'failed') await mailPaymentFailed(tx, context, order);
  if (mail !== 'reminder') return;
  const transfer = await findTransfer(tx, order, context);
  if (transfer) await mailPaymentReminder(tx, context, order, transfer);
}

async function hasInvoice(tx: WebsiteTransaction, { website_id, id }: OrderRow): Promise<boolean> {
  const found = await tx
    .selectFrom('invoices')
    .select('id')
    .where('website_id', '=', website_id)
    .where('order_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

async function findTransfer(tx: WebsiteTransaction, order: OrderRow, { translate }: MailContext) {
  const { website_id, number, total_incl_tax: cents, created_at: createdAt, payment_status: status } = order;
  const { payment_method: method, pay_by: payBy } = order;
  const account = await findAccount(tx, website_id, method);
  const due = { method, account, number, cents, createdAt, payBy, status };
  return transferOf(due, translate);
}
