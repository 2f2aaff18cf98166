import type { OwnedDiscountContent } from '@etalage/shop-domain';
import type { ColumnType, Generated } from 'kysely';

/** Written as its text in ISO 8601. */
type Moment = ColumnType<Date | null, string | null | undefined, string | null>;

/** A discount; amounts are cents on the side of the price mode. */
export interface DiscountRow {
  website_id: string;
  id: string;
  /** Increases with every save of its owner. */
  version: Generated<number>;
  title: string;
  /** Normalised; '' for a discount that is given by itself. */
  code: Generated<string>;
  kind: OwnedDiscountContent['kind'];
  value: number;
  minimum: Generated<number>;
  scope: Generated<OwnedDiscountContent['scope']>;
  category_ids: Generated<string[]>;
  product_ids: Generated<string[]>;
  combines: Generated<boolean>;
  is_active: Generated<boolean>;
  starts_at: Moment;
  ends_at: Moment;
  /** In lower case. */
  emails: Generated<string[]>;
  uses_max: number | null;
  customer_uses_max: number | null;
  /** Orders with it that are not cancelled. */
  uses: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  /** A deleted one is kept for its uses and to be put back. */
  deleted_at: Date | null;
}

/** One order that got a discount. */
export interface DiscountUseRow {
  website_id: string;
  discount_id: string;
  order_id: string;
  /** Of the customer, in lower case. */
  email: string;
  /** Its order was cancelled, so that it does not count. */
  released: Generated<boolean>;
  created_at: Generated<Date>;
}

export interface DiscountTables {
  discounts: DiscountRow;
  discount_uses: DiscountUseRow;
}
