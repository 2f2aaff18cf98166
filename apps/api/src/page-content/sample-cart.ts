import type { Cart, Order } from '@etalage/shop-domain/schema';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { isInStock } from '../products/available-pieces.ts';
import { findProductsWithStock } from '../products/product.repository.ts';
import { cartReplyOf } from '../shoppingcart/cart.mapper.ts';
import { type CartLineRecord, type CartRecord, findMethods } from '../shoppingcart/cart.repository.ts';
import { priceCart } from '../shoppingcart/price-cart.ts';
import { priceOfSelection } from '../shoppingcart/price-line.ts';
import { type ShopSettings, shopSettingsOf } from '../websites/shop-settings.ts';
import type { HandlerContext } from '../calls/handler-context.ts';
import type { ProductWithStock } from '../products/product.repository.ts';

const SAMPLE_ID = 'voorbeeld';

/** A sample cart with two products of the shop at their real prices; it is not stored. */
export async function sampleCart(
  tx: WebsiteTransaction,
  website: { id: string; price_mode: 'gross' | 'net'; settings: Record<string, unknown> },
  { translate, now }: Pick<HandlerContext, 'translate' | 'now'>,
): Promise<Cart> {
  const settings = shopSettingsOf(website, now());
  const products = await sampleProducts(tx, website.id);
  const parts = {
    cart: cartOf(website.id),
    lines: products.flatMap((product, index) => lineOf(product, index, settings)).slice(0, 2),
    products: new Map(products.map((product) => [product.id, product])),
    ...(await findMethods(tx, website.id)),
    discounts: { rules: [], takesCode: false },
    settings,
    now: now(),
  };
  return cartReplyOf(parts, priceCart(parts, { ticked: translate('webshop_option_ticked') }), translate);
}

/** A sample order made of a cart. */
export function sampleOrder(cart: Cart, now: Date): Order {
  const { shipment, shoppingcart, quote, users, vies, agreement, countries } = cart;
  const selected = cart.payment.methods[cart.payment.selected];
  return {
    order: {
      number: '1001',
      quote_number: '',
      created_at: now.toISOString(),
      kind: 'order',
      status: 'placed',
      broken_off: false,
      restored: false,
    },
    payment: {
      ...cart.payment,
      selected_title: selected?.title ?? '',
      payment_status: 'paid',
      transfer: null,
      test: false,
    },
    checkout: shoppingcart,
    shipment,
    shipments: [],
    quote,
    users,
    vies,
    agreement,
    countries,
  };
}

/** Products in stock, ordered by their number of options. */
async function sampleProducts(tx: WebsiteTransaction, websiteId: string): Promise<ProductWithStock[]> {
  const rows = await tx
    .selectFrom('products')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('status', '=', 'published')
    .where('enable_checkout', '=', true)
    .orderBy(({ fn, ref }) => fn('jsonb_array_length', [ref('options')]))
    .orderBy('position')
    .orderBy('id')
    .limit(20)
    .execute();
  const products = await findProductsWithStock(
    tx,
    websiteId,
    rows.map(({ id }) => id),
  );
  const byId = new Map(products.filter(isInStock).map((product) => [product.id, product]));
  return rows.flatMap(({ id }) => byId.get(id) ?? []);
}

function cartOf(websiteId: string): CartRecord {
  const moment = new Date(0);
  return {
    website_id: websiteId,
    id: SAMPLE_ID,
    status: 'open',
    order_token: null,
    customer: {},
    shipping_method_id: null,
    payment_method_id: null,
    discount_code: '',
    vies_status: 'unchecked',
    vies_number: '',
    vies_check_id: null,
    vies_checked_at: null,
    created_at: moment,
    updated_at: moment,
    expires_at: moment,
  };
}

/** A cart line at the current price; empty if options of the product must be chosen first. */
function lineOf(product: ProductWithStock, index: number, settings: ShopSettings): CartLineRecord[] {
  const { unit, isOffered, errors } = priceOfSelection(product, settings.priceMode, 'checkout', {});
  if (!isOffered || Object.keys(errors).length > 0) return [];
  return [
    {
      website_id: product.website_id,
      cart_id: SAMPLE_ID,
      id: `${SAMPLE_ID}-${index}`,
      type: 'checkout',
      product_id: product.id,
      title: product.title,
      quantity: Math.max(1, product.quantity_min),
      selection: {},
      merge_key: '',
      seen_unit_cents: unit,
      sequence: index,
    },
  ];
}
