import type { getDiscount, listDiscountEvents, listDiscounts } from '@etalage/api-contract';
import { findHistory } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findPricesOf } from '../websites/find-prices-of.ts';
import { findDiscount, findDiscounts, ownedDiscountOf } from './owned-discount.repository.ts';

/** Who keeps the discounts (GEN-08). */
export const discountRoles = ['owner', 'shop'] as const;

/** Most events of one discount that are shown. */
const MOST_EVENTS = 100;

const actions = ['created', 'saved', 'deleted', 'restored'] as const;
type Action = (typeof actions)[number];

/** The discounts of the website. */
export const listDiscountsHandler: Handler<typeof listDiscounts> = async (_, context) => {
  requireRole(context, discountRoles);
  const { websiteId, read, now } = context;
  return read(async (tx) => {
    const rows = await findDiscounts(tx, websiteId);
    const { priceMode: price_mode, isSmallBusiness: small_business } = await findPricesOf(
      tx,
      websiteId,
      now(),
    );
    return { discounts: rows.map(ownedDiscountOf), price_mode, small_business };
  });
};

/** A discount to edit. */
export const getDiscountHandler: Handler<typeof getDiscount> = async ({ id }, context) => {
  requireRole(context, discountRoles);
  const { websiteId, read, now } = context;
  return read(async (tx) => {
    const stored = await findDiscount(tx, websiteId, id);
    if (!stored) throw new ApiError('not_found');
    const { priceMode: price_mode, isSmallBusiness: small_business } = await findPricesOf(
      tx,
      websiteId,
      now(),
    );
    return { discount: ownedDiscountOf(stored), price_mode, small_business };
  });
};

/** What members changed at a discount. */
export const listDiscountEventsHandler: Handler<typeof listDiscountEvents> = async ({ id }, context) => {
  requireRole(context, discountRoles);
  const { websiteId, read } = context;
  const found = await read((tx) => findHistory(tx, websiteId, { kind: 'discount', id }, MOST_EVENTS));
  return {
    events: found.map(({ id: event, at, member_name: member, action, before, after }) => ({
      id: event,
      at: at.toISOString(),
      member,
      action: actionOf(action),
      before,
      after,
    })),
  };
};

function actionOf(stored: string): Action {
  return actions.find((action) => action === stored) ?? 'saved';
}
