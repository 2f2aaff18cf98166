import type { Insertable } from 'kysely';
import { type PricedOption, type ShippingRule, TRANSFER } from '@etalage/shop-domain';
import { emptyOption } from '@etalage/shop-domain/schema';
import type { ShippingMethodRow, PaymentMethodRow } from '../db/tables/cart.ts';
import type { ProductRow } from '../db/tables/catalogue.ts';
import { newId } from '../db/new-id.ts';
import { freeShippingRule } from '../seed/free-shipping-rule.ts';
import type { TestDatabase } from './create-test-database.ts';

type NewProduct = Omit<Partial<Insertable<ProductRow>>, 'options'> & {
  options?: PricedOption[];
  /** Pieces in stock; enables stock management. */
  stock?: number;
};

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
    async product({ options = [], stock, ...row }: NewProduct = {}): Promise<string> {
      const id = row.id ?? newId();
      const product = {
        title: 'Tafel',
        url: `/p/${id}`,
        price_cents: 12_100,
        status: 'published' as const,
        ...row,
      };
      const values = { ...product, id, website_id: websiteId, options: JSON.stringify(options) };
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
      return id;
    },

    /** Adds a delivery method with one rule. */
    async shipping(
      method: { id: string; price: number } & Partial<Omit<Insertable<ShippingMethodRow>, 'rules'>> &
        Partial<ShippingRule>,
    ): Promise<void> {
      const { id, title = id, is_pickup = false, vat_class_id = null, position = 0, ...rule } = method;
      const rules = JSON.stringify([{ ...freeShippingRule, ...rule }]);
      await db
        .insertInto('shipping_methods')
        .values({ website_id: websiteId, id, title, is_pickup, vat_class_id, position, rules })
        .execute();
    },

    /** Adds a payment method; that for transfers with an account, without which it is not offered. */
    async payment(id: string, row: Partial<Insertable<PaymentMethodRow>> = {}): Promise<void> {
      const transfer = id === TRANSFER ? JSON.stringify(transferAccount) : null;
      await db
        .insertInto('payment_methods')
        .values({ website_id: websiteId, id, title: id, transfer, ...row })
        .execute();
    },

    async settings(settings: object, priceMode: 'gross' | 'net' = 'gross'): Promise<void> {
      await db
        .updateTable('websites')
        .set({ settings: JSON.stringify(settings), price_mode: priceMode })
        .where('id', '=', websiteId)
        .execute();
    },
  };
}

export type ShopFixture = ReturnType<typeof shopFixture>;

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
