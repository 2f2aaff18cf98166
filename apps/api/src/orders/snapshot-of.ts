import { EU_VAT_RATES_VERSION } from '@etalage/shop-domain';
import { reasonsOf } from '../shoppingcart/explained-parts.ts';
import type { CartPart } from '@etalage/shop-domain/schema';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { LoadedCart } from '../shoppingcart/cart.service.ts';
import type { OrderSnapshot } from '../db/tables/order-snapshot.ts';

/** The current amounts and decisions of a cart, with the proof of its VAT number if the number was checked. */
export async function snapshotOf(
  tx: WebsiteTransaction,
  loaded: LoadedCart,
  { agreed, terms }: { readonly agreed: boolean; readonly terms: string | undefined },
): Promise<OrderSnapshot> {
  const { cart, priced, settings } = loaded;
  const { users: _users, ...rest } = loaded.bare;
  return {
    version: 1,
    cart: {
      ...rest,
      shoppingcart: ordered(rest.shoppingcart),
      quote: { ...rest.quote, session: '' },
    },
    calculation: { price_mode: settings.priceMode, ...priced.totals, reasons: reasonsOf(priced) },
    vat: {
      ...priced.vat,
      rate_table: priced.vat.destination === '' ? null : EU_VAT_RATES_VERSION,
      seller: { country: settings.sellerCountry, vat_number: settings.sellerVatNumber },
      status: priced.viesStatus,
      proof: priced.viesStatus === 'unchecked' ? null : await proofOf(tx, cart),
    },
    agreed,
    ...(terms !== undefined && { terms }),
  };
}

/** Without what belongs to the cart only. */
function ordered({ takes_discount_code: _takes, ...part }: CartPart): CartPart {
  return { ...part, session: '' };
}

async function proofOf(tx: WebsiteTransaction, cart: LoadedCart['cart']) {
  if (!cart.vies_check_id) return null;
  const check = await tx
    .selectFrom('vies_checks')
    .selectAll()
    .where('website_id', '=', cart.website_id)
    .where('id', '=', cart.vies_check_id)
    .executeTakeFirst();
  return check ?? null;
}
