import type { RuleText } from '../rule-text.ts';
import type { PropertyDefinition } from '../property/property-definition.ts';
import type { PlacedColumn } from './sheet-columns.ts';
import type { WithdrawalExclusion } from '../schema/withdrawal-exclusion.schema.ts';
import type { OwnedProductContent } from '../owned-product/owned-product.schema.ts';

/** What the cells of a sheet refer to in a shop. */
export interface SheetShop {
  readonly vatClasses: readonly { readonly id: string; readonly name: string; readonly rate_bp: number }[];
  /** Paths of categories, as `categoryPath` makes them, by id. */
  readonly categories: ReadonlyMap<string, string>;
  /** In their order. */
  readonly properties: readonly PropertyDefinition[];
  /** The words of a status in a cell. */
  readonly statuses: Readonly<Record<OwnedProductContent['status'], string>>;
  readonly makers: readonly { readonly id: string; readonly name: string }[];
  /** The words of why nobody can withdraw from a product; an empty cell is one from which they can. */
  readonly exclusions: Readonly<Record<WithdrawalExclusion, string>>;
}

/** What is known when a sheet is read into a shop. */
export interface SheetReading extends SheetShop {
  /** Ids of categories by their path in lower case. */
  readonly categoryIds: ReadonlyMap<string, string>;
  /** Stored addresses of pictures that were fetched before, by the address in the sheet. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Whether an empty cell empties what is stored; otherwise it keeps it. */
  readonly clearsEmpty: boolean;
  readonly newId: () => string;
}

/** Something about a cell; the column is '' for a whole row. */
export interface SheetMessage {
  readonly row: number;
  readonly column: PlacedColumn | '';
  readonly text: RuleText;
}

/** A picture of a product or of its variant, one of which at least has to be fetched. */
export interface SheetPicture {
  readonly variant_id: string;
  /** Its position among the pictures of the cell. */
  readonly place: number;
  readonly source: string;
  /** Whether it has to be fetched. */
  readonly isWaiting: boolean;
}

/** Pieces that a sheet gives: of a product without variants, and of variants by id. */
export interface SheetPieces {
  readonly whole?: number;
  readonly variants: Readonly<Record<string, number>>;
}
