import type { InputOf, withdrawOrder } from '@etalage/api-contract';
import { checkWithdrawal, checkWithdrawer, sendBackDay, type WithdrawnPieces } from '@etalage/shop-domain';
import { oneLine } from '@etalage/site-model';
import { dutchDayOf } from '@etalage/texts/format';
import { ApiError, type FieldMessages } from '../calls/api-error.ts';
import type { Handler, HandlerContext } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { recordOrderChange } from '../owned-orders/change-order.ts';
import { lockOrder, type OrderRow } from '../payments/order.repository.ts';
import { sendSoon } from '../ports/mail/send-soon.ts';
import { openedOrder } from './opened-order.ts';
import { shownWithdrawalOf, withdrawableOrder } from './withdrawable-order.ts';
import { mailReceipt, mailWithdrawal } from './withdrawal-mails.ts';
import { findWithdrawals, insertWithdrawal, type WithdrawalRow } from './withdrawals.repository.ts';

type Input = InputOf<typeof withdrawOrder>;

interface Withdrawn {
  readonly row: WithdrawalRow;
  readonly mailIds: readonly (string | undefined)[];
}

/**
 * Withdraws from pieces of an order, once per key and under the lock of the order, so that no piece is withdrawn twice; the
 * receipt is mailed in the same transaction.
 */
export const withdrawOrderHandler: Handler<typeof withdrawOrder> = async (asked, context) => {
  const input = { ...asked, name: oneLine(asked.name).trim() };
  refuse(checkWithdrawer(input));
  const opened = await openedOrder(context, input);
  const { row, mailIds } = await context.write((tx) => withdrawOnce(tx, context, opened.id, input));
  for (const id of mailIds) await sendSoon(context.ports.jobs, context.websiteId, id);
  return {
    number: opened.number,
    email: opened.customer.invoice_email,
    withdrawal: shownWithdrawalOf(row, opened),
    send_back_by: sendBackDay(dutchDayOf(row.created_at)),
  };
};

async function withdrawOnce(
  tx: WebsiteTransaction,
  context: HandlerContext,
  orderId: string,
  { name, lines: asked, idempotency_key: id }: Input,
): Promise<Withdrawn> {
  const { websiteId, now } = context;
  const order = await lockOrder(tx, websiteId, orderId);
  if (!order) throw new ApiError('order_not_found');
  const known = (await findWithdrawals(tx, order)).find((row) => row.id === id);
  const lines = asked.filter(({ pieces }) => pieces > 0);
  if (known) {
    if (!isSame(known.lines, lines)) throw new ApiError('idempotency_mismatch');
    return { row: known, mailIds: [] };
  }
  const { obstacle, lines: left } = await withdrawableOrder(tx, order, now());
  if (obstacle !== '')
    throw new ApiError('validation_failed', { general: [{ key: `withdrawal_obstacle_${obstacle}` }] });
  refuse(checkWithdrawal(left, asked));
  const row = await insertWithdrawal(tx, order, { id, name, lines });
  await recordWithdrawal(tx, order, row);
  const mailIds = [await mailReceipt(tx, context, order, row), await mailWithdrawal(tx, context, order, row)];
  return { row, mailIds };
}

/** For the time line of the order; nobody of the shop did it, but its buyer. */
async function recordWithdrawal(tx: WebsiteTransaction, order: OrderRow, row: WithdrawalRow): Promise<void> {
  const { id, name, lines } = row;
  const after = { withdrawal: id, lines };
  await recordOrderChange(tx, order.website_id, { id: '', name }, order, { action: 'withdrawn', after });
}

function isSame(known: WithdrawnPieces, asked: WithdrawnPieces): boolean {
  const text = (lines: WithdrawnPieces) =>
    JSON.stringify(lines.map(({ position, pieces }) => [position, pieces]));
  return text(known) === text(asked);
}

function refuse(errors: FieldMessages): void {
  if (Object.keys(errors).length > 0) throw new ApiError('validation_failed', errors);
}
