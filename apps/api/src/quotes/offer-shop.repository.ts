import type { VatClass } from '@etalage/shop-domain';
import type { WebsiteTransaction } from '../db/with-website.ts';
import {
  findMethods,
  type PaymentMethodRecord,
  type ShippingMethodRecord,
} from '../shoppingcart/cart.repository.ts';
import { type ShopSettings, shopSettingsOf } from '../websites/shop-settings.ts';

/** What an offer is priced and shown with, beside its own content. */
export interface OfferShop {
  readonly website: { readonly name: string; readonly settings: Record<string, unknown> };
  readonly settings: ShopSettings;
  readonly shippingMethods: readonly ShippingMethodRecord[];
  readonly paymentMethods: readonly PaymentMethodRecord[];
}

export async function findOfferShop(
  tx: WebsiteTransaction,
  websiteId: string,
  now: Date,
): Promise<OfferShop> {
  const { price_mode, ...website } = await tx
    .selectFrom('websites')
    .select(['name', 'price_mode', 'settings'])
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow();
  const settings = shopSettingsOf({ price_mode, settings: website.settings }, now);
  return { website, settings, ...(await findMethods(tx, websiteId)) };
}

/** The VAT classes that a line can have, as people read them. */
export async function findVatChoices(
  tx: WebsiteTransaction,
  websiteId: string,
): Promise<{ title: string; vat: VatClass }[]> {
  const rows = await tx
    .selectFrom('vat_classes')
    .select(['name', 'rate_bp', 'category'])
    .where('website_id', '=', websiteId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ name, rate_bp, category }) => ({ title: name, vat: { category, rate: rate_bp } }));
}
