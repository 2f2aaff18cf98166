import type { listShippingMethods } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { shopSettingsOf } from '../websites/shop-settings.ts';
import { findShippingMethods, findVatClasses, ownedShippingMethodOf } from './shipping-method.repository.ts';

/** Who keeps the ways to deliver (GEN-08). */
export const shippingRoles = ['owner', 'shop'] as const;

/** The shipping methods of the website. */
export const listShippingMethodsHandler: Handler<typeof listShippingMethods> = async (_, context) => {
  requireRole(context, shippingRoles);
  const { websiteId, read } = context;
  return read(async (tx) => {
    const website = await tx
      .selectFrom('websites')
      .select(['price_mode', 'settings'])
      .where('id', '=', websiteId)
      .executeTakeFirstOrThrow();
    const settings = shopSettingsOf(website, context.now());
    const rows = await findShippingMethods(tx, websiteId);
    return {
      methods: rows.map(ownedShippingMethodOf),
      price_mode: settings.priceMode,
      small_business: settings.isSmallBusiness,
      seller_country: settings.sellerCountry,
      vat_classes: await findVatClasses(tx, websiteId),
    };
  });
};
