import { type Translate, createTranslate } from '@etalage/texts';
import type { Cart } from '@etalage/shop-domain/schema';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { ApiError } from '../calls/api-error.ts';
import { findCartDiscounts } from '../discounts/cart-discounts.repository.ts';
import { findCartProducts } from '../products/product.repository.ts';
import { findLines } from './cart-lines.repository.ts';
import {
  type CartLineRecord,
  type CartRecord,
  type CartWithWebsite,
  findCart,
  findCartWithMethods,
  findMethods,
} from './cart.repository.ts';
import { cartReplyOf } from './cart.mapper.ts';
import { cartWithNotes } from './line-notes.ts';
import { type CartParts, type PricedCart, priceCart } from './price-cart.ts';
import { type ShopSettings, shopSettingsOf } from '../websites/shop-settings.ts';

export interface OpenOptions {
  /** Lock the row of the cart; every change does so first. */
  readonly lock: boolean;
  readonly now: Date;
}

/** A cart that is still open, with the settings of its website. */
export interface OpenCart {
  readonly cart: CartRecord;
  readonly settings: ShopSettings;
  readonly website: { readonly name: string; readonly settings: Record<string, unknown> };
  /** When it is priced. */
  readonly now: Date;
}

/** An open cart with all that is computed from it. */
export interface LoadedCart extends OpenCart {
  readonly lines: readonly CartLineRecord[];
  readonly parts: CartParts;
  /** Amounts, VAT decision, offered and selected methods. */
  readonly priced: PricedCart;
  /** The decoded reply of get-cart. */
  readonly reply: Cart;
  /** The same as an order stores it: without the notes that its lines are shown with. */
  readonly bare: Cart;
}

/**
 * The open cart of a session. Unknown and expired ones are `shoppingcart_does_not_exist`, one that became an order is
 * `shoppingcart_converted` (also to a caller that waited for the lock meanwhile).
 */
export async function openCart(
  tx: WebsiteTransaction,
  websiteId: string,
  session: string,
  { lock, now }: OpenOptions,
): Promise<OpenCart> {
  return openedCart(await findCart(tx, websiteId, session, lock), now);
}

/** Checks a cart that was already read, as `openCart` does. */
export function openedCart(found: CartWithWebsite | undefined, now: Date): OpenCart {
  if (!found || found.expires_at <= now) throw new ApiError('shoppingcart_does_not_exist');
  if (found.status === 'converted') throw new ApiError('shoppingcart_converted');
  const { price_mode, settings, website_name, ...cart } = found;
  return {
    cart,
    settings: shopSettingsOf({ price_mode, settings }, now),
    website: { name: website_name, settings },
    now,
  };
}

/** The data, besides its own row, from which a cart is priced. */
export type CartContents = Omit<CartParts, 'cart' | 'settings' | 'now'>;

/**
 * The cart of a session in any status with all data it is priced from: four queries in one round trip, for any number
 * of lines. `lock` locks the row of the cart before the rest is read.
 */
export async function findCartWithContents(
  tx: WebsiteTransaction,
  websiteId: string,
  session: string,
  { lock }: Pick<OpenOptions, 'lock'>,
): Promise<{ found: CartWithWebsite | undefined; contents: CartContents }> {
  const [read, goods] = await Promise.all([
    findCartWithMethods(tx, websiteId, session, lock),
    findGoods(tx, websiteId, session),
  ]);
  if (!read) return { found: undefined, contents: { ...goods, shippingMethods: [], paymentMethods: [] } };
  const { shippingMethods, paymentMethods, ...found } = read;
  return { found, contents: { ...goods, shippingMethods, paymentMethods } };
}

/** Opens a cart and prices it. */
export async function loadCart(
  tx: WebsiteTransaction,
  websiteId: string,
  session: string,
  options: OpenOptions,
): Promise<LoadedCart> {
  const { found, contents } = await findCartWithContents(tx, websiteId, session, options);
  return pricedFrom(openedCart(found, options.now), contents);
}

/** Prices a cart that this transaction has opened (if the cart was changed, pass the changed one). */
export async function priceOpenCart(tx: WebsiteTransaction, open: OpenCart): Promise<LoadedCart> {
  const { website_id, id } = open.cart;
  const [goods, methods] = await Promise.all([findGoods(tx, website_id, id), findMethods(tx, website_id)]);
  return pricedFrom(open, { ...goods, ...methods });
}

async function findGoods(
  tx: WebsiteTransaction,
  websiteId: string,
  cartId: string,
): Promise<Pick<CartContents, 'lines' | 'products' | 'discounts'>> {
  const [lines, products, discounts] = await Promise.all([
    findLines(tx, websiteId, cartId),
    findCartProducts(tx, websiteId, cartId),
    findCartDiscounts(tx, websiteId, cartId),
  ]);
  return { lines, discounts, products: new Map(products.map((product) => [product.id, product])) };
}

/** Prices an open cart from what was read with it. */
export function pricedFrom({ cart, settings, website, now }: OpenCart, contents: CartContents): LoadedCart {
  const parts: CartParts = { ...contents, cart, settings, now };
  const translate: Translate = createTranslate(settings.texts);
  const priced = priceCart(parts, { ticked: translate('webshop_option_ticked') });
  const bare = cartReplyOf(parts, priced, translate);
  const reply = cartWithNotes(bare, translate);
  return { cart, settings, website, now, lines: parts.lines, parts, priced, reply, bare };
}
