import { isUnpaid, payBackDay, sendBackDay } from '@etalage/shop-domain';
import type { MailPart } from '@etalage/site-model/mail';
import type { Translate } from '@etalage/texts';
import { dutchDayOf, formatDate, formatDateTime } from '@etalage/texts/format';
import type { HandlerContext } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { mailCustomer } from '../owned-orders/customer-mail.ts';
import { mailShop } from '../owned-orders/mail-shop.ts';
import { returnAddressLines, returnCostParts } from '../orders/withdrawal-parts.ts';
import type { OrderRow } from '../payments/order.repository.ts';
import { findMailWebsite } from '../websites/find-mail-website.ts';
import { returnsOf } from '../websites/returns-of.ts';
import { sellerOf } from '../websites/seller.ts';
import { shownWithdrawalOf } from './withdrawable-order.ts';
import type { WithdrawalRow } from './withdrawals.repository.ts';

/**
 * Puts the receipt of a withdrawal in the outbox: its content with date and time, on a durable medium (art. 11a, fifth
 * paragraph, Directive 2011/83). It says that it is a receipt and no acceptance.
 */
export async function mailReceipt(
  tx: WebsiteTransaction,
  context: HandlerContext,
  order: OrderRow,
  row: WithdrawalRow,
): Promise<string | undefined> {
  const { translate: t, websiteId } = context;
  const { number } = order;
  const website = await findMailWebsite(tx, websiteId);
  const seller = sellerOf(website);
  const returns = returnsOf(website.settings);
  const day = formatDate(sendBackDay(dutchDayOf(row.created_at)));
  return mailCustomer(tx, context, order, {
    key: ['order-withdrawal', row.id],
    subject: t('order_mail_withdrawal_subject', { number }),
    parts: (shop) => [
      paragraph(t('order_mail_withdrawal_intro', { shop, moment: formatDateTime(row.created_at) })),
      ...declaration(order, row, t),
      paragraph(t('withdrawal_receipt_only')),
      { kind: 'heading', text: t('withdrawal_return_heading') },
      paragraph(t('withdrawal_return_by', { day })),
      { kind: 'lines', lines: returnAddressLines(returns, seller) },
      ...returnCostParts(returns, t),
      paragraph(t('withdrawal_paid_back')),
    ],
    button: t('order_mail_button'),
  });
}

/** Puts the mail about a withdrawal to the people of the shop in the outbox. */
export async function mailWithdrawal(
  tx: WebsiteTransaction,
  context: HandlerContext,
  order: OrderRow,
  row: WithdrawalRow,
): Promise<string | undefined> {
  const { translate: t } = context;
  const { number, payment_status } = order;
  const day = formatDate(payBackDay(dutchDayOf(row.created_at)));
  const pay = isUnpaid(payment_status)
    ? 'order_mail_withdrawal_notice_unpaid'
    : 'order_mail_withdrawal_notice_pay';
  return mailShop(tx, context, order, {
    key: ['order-withdrawal-notice', row.id],
    subject: t('order_mail_withdrawal_notice_subject', { number }),
    parts: [
      paragraph(t('order_mail_withdrawal_notice_intro', { name: row.name, number })),
      ...declaration(order, row, t),
      paragraph(t(pay, { day })),
    ],
    button: t('order_mail_owner_button'),
    hint: t('order_mail_withdrawal_notice_hint'),
  });
}

/** What was declared: who, which order, which pieces, and when. */
function declaration(order: OrderRow, row: WithdrawalRow, t: Translate): MailPart[] {
  const { name, at } = shownWithdrawalOf(row, order);
  const rows = [
    { label: t('withdrawal_name'), value: name },
    { label: t('withdrawal_number'), value: order.number },
    { label: t('withdrawal_email'), value: order.customer.invoice_email },
    { label: t('withdrawal_moment'), value: formatDateTime(at) },
  ];
  return [
    { kind: 'rows', rows },
    { kind: 'heading', text: t('withdrawal_lines_heading') },
    { kind: 'rows', rows: pieceRows(order, row) },
  ];
}

/** The pieces of a withdrawal as rows of a mail. */
export function pieceRows(order: OrderRow, row: WithdrawalRow) {
  const { lines } = shownWithdrawalOf(row, order);
  return lines.map(({ title, details, pieces }) => ({ label: `${pieces} x ${title}`, details, value: '' }));
}

const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text });
