import type { Insertable } from 'kysely';
import {
  isPaidToAccount,
  type OwnedVariant,
  PAY_LATER,
  type PricedOption,
  type ShippingRule,
  usualPayLater,
} from '@etalage/shop-domain';
import { emptyOption } from '@etalage/shop-domain/schema';
import type { ShippingMethodRow, PaymentMethodRow } from '../db/tables/cart.ts';
import type { DiscountRow } from '../db/tables/discounts.ts';
import type { ProductRow } from '../db/tables/catalogue.ts';
import { newId } from '../db/new-id.ts';
import { freeShippingRule } from '../seed/free-shipping-rule.ts';
import type { TestDatabase } from './create-test-database.ts';

type NewProduct = Omit<Partial<Insertable<ProductRow>>, 'options' | 'variants'> & {
  options?: PricedOption[];
  /** Its variants; those with `stock` are counted, and the product too. */
  variants?: TestVariant[];
  /** Pieces in stock; enables stock management. */
  stock?: number;
};

export interface TestVariant extends Partial<Omit<OwnedVariant, 'id' | 'choices'>> {
  id: string;
  choices: string[];
  stock?: number;
}

/** The account of shops in tests, as it is stored. */
export const transferAccount = { iban: 'NL91ABNA0417164300', holder: 'Houtwerk B.V.', days: 14 };

/** Functions that add things to a website's shop, without row-level security. */
export function shopFixture({ admin }: TestDatabase, websiteId: string) {
  const db = admin.global;
  return {
    websiteId,
    /** The two ids in every call. */
    ids: { website_id: websiteId, project_id: websiteId },

    /** Adds a product, by default published at € 121.00 including 21 % VAT; returns its id. */
    async product({ options = [], variants = [], stock: pieces, ...row }: NewProduct = {}): Promise<string> {
      const counts = piecesOf(variants);
      const stock = counts.length > 0 ? counts.reduce((sum, one) => sum + one.on_hand, 0) : pieces;
      const id = row.id ?? newId();
      const product = {
        title: 'Tafel',
        url: `/p/${id}`,
        price_cents: 12_100,
        status: 'published' as const,
        ...row,
      };
      const values = { ...product, id, website_id: websiteId, ...jsonOf(options, variants) };
      await db
        .insertInto('products')
        .values({ ...values, stock_management: stock !== undefined })
        .execute();
      if (stock !== undefined) {
        await db
          .insertInto('stock')
          .values({ website_id: websiteId, product_id: id, on_hand: stock })
          .execute();
      }
      await insertPieces(db, { website_id: websiteId, product_id: id }, counts);
      return id;
    },

    /** Adds a delivery method with one rule. */
    async shipping(
      method: { id: string; price: number } & Partial<Omit<Insertable<ShippingMethodRow>, 'rules'>> &
        Partial<ShippingRule>,
    ): Promise<void> {
      const { id, title = id, is_pickup = false, enabled = true, ...row } = method;
      const { vat_class_id = null, position = 0, ...rule } = row;
      const rules = JSON.stringify([{ ...freeShippingRule, ...rule }]);
      await db
        .insertInto('shipping_methods')
        .values({ website_id: websiteId, id, title, is_pickup, enabled, vat_class_id, position, rules })
        .execute();
    },

    /** Adds a payment method; those for transfers with an account, without which they are not offered. */
    async payment(id: string, row: Partial<Insertable<PaymentMethodRow>> = {}): Promise<void> {
      const transfer = isPaidToAccount(id) ? JSON.stringify(transferAccount) : null;
      const pay_later = id === PAY_LATER ? JSON.stringify(usualPayLater) : null;
      await db
        .insertInto('payment_methods')
        .values({ website_id: websiteId, id, title: id, transfer, pay_later, ...row })
        .execute();
    },

    /** Adds a discount, by default 10 % for everybody; returns its id. */
    discount: (row: Partial<Insertable<DiscountRow>> = {}) => insertDiscount(db, websiteId, row),

    async settings(settings: object, priceMode: 'gross' | 'net' = 'gross'): Promise<void> {
      await db
        .updateTable('websites')
        .set({ settings: JSON.stringify(settings), price_mode: priceMode })
        .where('id', '=', websiteId)
        .execute();
    },
  };
}

async function insertDiscount(
  db: TestDatabase['admin']['global'],
  websiteId: string,
  row: Partial<Insertable<DiscountRow>>,
): Promise<string> {
  const id = row.id ?? newId();
  const value = { title: 'Tien procent', kind: 'percentage' as const, value: 1_000, ...row };
  await db
    .insertInto('discounts')
    .values({ ...value, id, website_id: websiteId })
    .execute();
  return id;
}

export type ShopFixture = ReturnType<typeof shopFixture>;

function jsonOf(options: readonly PricedOption[], variants: readonly TestVariant[]) {
  return { options: JSON.stringify(options), variants: JSON.stringify(variants.map(storedVariant)) };
}

/** How many pieces of the variants are counted. */
function piecesOf(variants: readonly TestVariant[]) {
  return variants.flatMap(({ id: variant_id, stock: on_hand }) =>
    on_hand === undefined ? [] : [{ variant_id, on_hand }],
  );
}

async function insertPieces(
  db: TestDatabase['admin']['global'],
  product: { website_id: string; product_id: string },
  counts: ReturnType<typeof piecesOf>,
): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insertInto('variant_stock')
    .values(counts.map((one) => ({ ...product, ...one })))
    .execute();
}

function storedVariant({ stock: _stock, ...variant }: TestVariant): OwnedVariant {
  const empty = { article_number: '', ean: '', difference_cents: 0, weight_grams: null, images: [] };
  return { ...empty, ...variant };
}

/** A list that a visitor must choose from, with the same price for each. */
export function storedList(connection_id: string, ...titles: string[]): PricedOption {
  const options = titles.map((title) => ({ title, price_cents: 0 }));
  return storedOption({ layout: 'select', title: connection_id, connection_id, required: true, options });
}

/** A stored option; missing fields are empty. */
export function storedOption(option: Partial<PricedOption> & Pick<PricedOption, 'layout'>): PricedOption {
  return {
    ...emptyOption,
    title: option.layout,
    show_calculations: true,
    max_length: 100,
    ...option,
  };
}

/** A select option, with the price of each choice in cents. Its key in carts is its title in lower case. */
export function listOption(title: string, choices: Readonly<Record<string, number>>): PricedOption {
  return storedOption({
    layout: 'select',
    title,
    connection_id: title.toLowerCase(),
    options: Object.entries(choices).map(([choice, price_cents]) => ({ title: choice, price_cents })),
  });
}
