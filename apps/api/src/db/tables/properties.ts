import type { PropertyKind } from '@etalage/shop-domain';
import type { Generated } from 'kysely';

/** What products can be filtered by. The values of products are in `product_filter_values`, by `key`. */
export interface PropertyRow {
  website_id: string;
  id: string;
  key: string;
  title: string;
  kind: PropertyKind;
  /** Of the numbers of a range; '' for none. */
  unit: Generated<string>;
  position: number;
  /** Increases with every change of it by a member. */
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** A value that products can have of a property that is no range. */
export interface PropertyValueRow {
  website_id: string;
  property_id: string;
  value: string;
  /** `#rrggbb`; '' without one. */
  color: Generated<string>;
  position: number;
}

export interface PropertyTables {
  properties: PropertyRow;
  property_values: PropertyValueRow;
}
