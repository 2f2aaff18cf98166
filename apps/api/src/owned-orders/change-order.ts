import { recordChange } from '../audit/audit.repository.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Member } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { countChange, lockOrder, type OrderRow } from '../payments/order.repository.ts';

/** The kind under which the audit records what members do with an order; its subject is the id of the order. */
export const ORDER_SUBJECT = 'order';

/** Locks the order with a number, whatever its version is. Throws `not_found`. */
export async function lockNumberedOrder(
  tx: WebsiteTransaction,
  websiteId: string,
  number: string,
): Promise<OrderRow> {
  const found = await tx
    .selectFrom('orders')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('number', '=', number)
    .executeTakeFirst();
  const order = found && (await lockOrder(tx, websiteId, found.id));
  if (!order) throw new ApiError('not_found');
  return order;
}

/** Locks an order that a member saw in this version. Throws `not_found`, or `conflict` when it changed since. */
export async function lockSeenOrder(
  tx: WebsiteTransaction,
  websiteId: string,
  { number, version }: { readonly number: string; readonly version: number },
): Promise<OrderRow> {
  const order = await lockNumberedOrder(tx, websiteId, number);
  if (order.version !== version) throw new ApiError('conflict');
  return order;
}

interface OrderChange {
  readonly action: string;
  readonly before?: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** Counts a change of a locked order and records who made it; returns the new version. */
export async function recordOrderChange(
  tx: WebsiteTransaction,
  websiteId: string,
  member: Pick<Member, 'id' | 'name'>,
  order: Pick<OrderRow, 'id'>,
  { action, before = null, after }: OrderChange,
): Promise<number> {
  const changes = [{ subjectId: order.id, before, after }];
  await recordChange(tx, websiteId, member, { kind: ORDER_SUBJECT, action, changes });
  return countChange(tx, websiteId, order.id);
}
