import type { getDistanceSales } from '@etalage/api-contract';
import { distanceLevel, isEuForGoods, type OssState, vatAreaOf } from '@etalage/shop-domain';
import { dutchDayOf } from '@etalage/texts/format';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { hasCome, isSmallBusinessOn } from '../websites/shop-settings.ts';
import { sumDistanceSales } from './distance-sales.repository.ts';
import { findVatSchemes } from './vat-schemes.repository.ts';

/** How near sales to consumers in other member states are to the amount above which they pay the VAT of their country. */
export const getDistanceSalesHandler: Handler<typeof getDistanceSales> = async (_input, context) => {
  requireRole(context, orderRoles);
  const { websiteId, now } = context;
  const moment = now();
  const year = Number(dutchDayOf(moment).slice(0, 4));
  return context.read(async (tx) => {
    const schemes = await findVatSchemes(tx, websiteId);
    const isSmall = isSmallBusinessOn(schemes, moment);
    const oss = isSmall ? 'off' : ossStateOf(schemes.oss_from, moment);
    const isInEu = isEuForGoods(vatAreaOf(schemes.seller_country).prefix);
    const sums = await sumDistanceSales(tx, websiteId, year);
    return {
      is_in_eu: isInEu,
      year,
      ...sums,
      level: isInEu ? distanceLevel(sums, oss) : 'none',
      oss,
      is_small_business: isSmall,
    };
  });
};

function ossStateOf(from: string, now: Date): OssState {
  if (from === '') return 'off';
  return hasCome(from, now) ? 'on' : 'planned';
}
