import { type listProductEvents, productActions } from '@etalage/api-contract';
import { findHistory } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { productRoles } from './product-roles.ts';

/** Most events of one product that are shown, and that can be restored. */
export const MOST_EVENTS = 100;

/** What members changed at a product. */
export const listProductEventsHandler: Handler<typeof listProductEvents> = async ({ id }, context) => {
  requireRole(context, productRoles);
  const { websiteId, read } = context;
  const found = await read((tx) => findHistory(tx, websiteId, { kind: 'product', id }, MOST_EVENTS));
  const events = found.map(({ id: event, at, member_name: member, action, before, after }) => ({
    id: event,
    at: at.toISOString(),
    member,
    action: productActions.find((known) => known === action) ?? ('saved' as const),
    before,
    after,
  }));
  return { events };
};
