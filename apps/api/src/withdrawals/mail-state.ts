import { isUnpaid } from '@etalage/shop-domain';
import type { MailPart } from '@etalage/site-model/mail';
import type { HandlerContext } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { mailCustomer } from '../owned-orders/customer-mail.ts';
import type { OrderRow } from '../payments/order.repository.ts';
import { pieceRows } from './withdrawal-mails.ts';
import type { WithdrawalRow } from './withdrawals.repository.ts';

/** Puts the mail in the outbox that says how far a withdrawal is. */
export async function mailState(
  tx: WebsiteTransaction,
  context: HandlerContext,
  order: OrderRow,
  row: WithdrawalRow,
): Promise<string | undefined> {
  const { translate: t } = context;
  const { number, version, payment_status } = order;
  const { state, reason } = row;
  if (state === 'received') return undefined;
  const isSettled = state === 'paid_back' && isUnpaid(payment_status);
  const intro = isSettled
    ? 'order_mail_withdrawal_unpaid_intro'
    : (`order_mail_withdrawal_${state}_intro` as const);
  const why: MailPart[] =
    reason === '' ? [] : [{ kind: 'answer', label: t('order_mail_withdrawal_reason'), value: reason }];
  return mailCustomer(tx, context, order, {
    key: ['order-withdrawal-state', `${row.id}-${version}`],
    subject: t(`order_mail_withdrawal_${state}_subject`, { number }),
    parts: (shop) => [
      { kind: 'paragraph', text: t(intro, { shop, number }) },
      ...why,
      { kind: 'heading', text: t('withdrawal_lines_heading') },
      { kind: 'rows', rows: pieceRows(order, row) },
    ],
    button: t('order_mail_button'),
  });
}
