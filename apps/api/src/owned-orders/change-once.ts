import { findHistory } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { HandlerContext, Member } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { OrderRow } from '../payments/order.repository.ts';
import { lockNumberedOrder, ORDER_SUBJECT, recordOrderChange } from './change-order.ts';
import { orderRoles } from '../orders/order-roles.ts';

type State = Readonly<Record<string, unknown>>;

interface Change<Reply> {
  /** Under which the change is recorded. */
  readonly action: string;
  /** What the call asks for: by it a repeated call is recognised. It is recorded as what the order became. */
  readonly asked: State;
  /** Makes the change, and returns what is recorded besides. Throws to refuse it. */
  readonly work: (tx: WebsiteTransaction, order: OrderRow, member: Member) => Promise<Made<Reply>>;
  /** The reply to a call that was made before. Throws `conflict` if it was another one. */
  readonly again: (tx: WebsiteTransaction, order: OrderRow) => Promise<Reply>;
}

interface Made<Reply> {
  readonly before?: State | null;
  /** Recorded beside what was asked. */
  readonly after?: State;
  readonly reply: Reply;
}

/**
 * Changes an order that a member saw in this version, once: under its lock, recorded with who did it. A repeat of the
 * last change, whose reply was lost, changes nothing and gets the same reply; an order that changed otherwise is a
 * `conflict`.
 */
export async function changeOnce<Reply extends object>(
  context: HandlerContext,
  seen: { readonly number: string; readonly version: number },
  { action, asked, work, again }: Change<Reply>,
): Promise<Reply & { version: number }> {
  const member = requireRole(context, orderRoles);
  const { websiteId } = context;
  return context.write(async (tx) => {
    const order = await lockNumberedOrder(tx, websiteId, seen.number);
    if (order.version === seen.version + 1) {
      const after = await lastChange(tx, websiteId, { order, member, action });
      if (after && isPartOf(asked, after)) return { ...(await again(tx, order)), version: order.version };
    }
    if (order.version !== seen.version) throw new ApiError('conflict');
    const { before = null, after, reply } = await work(tx, order, member);
    const change = { action, before, after: { ...asked, ...after } };
    return { ...reply, version: await recordOrderChange(tx, websiteId, member, order, change) };
  });
}

/** For a change that has nothing to reply but the version. */
export const versionOnly = { again: async () => ({}) };

/** What the last recorded change of an order made of it, if it was this action of this member. */
async function lastChange(
  tx: WebsiteTransaction,
  websiteId: string,
  made: { readonly order: OrderRow; readonly member: Member; readonly action: string },
): Promise<State | null> {
  const [last] = await findHistory(tx, websiteId, { kind: ORDER_SUBJECT, id: made.order.id }, 1);
  return last?.action === made.action && last.member_name === made.member.name ? last.after : null;
}

function isPartOf(asked: State, after: State): boolean {
  return Object.entries(asked).every(([key, value]) => JSON.stringify(after[key]) === JSON.stringify(value));
}
