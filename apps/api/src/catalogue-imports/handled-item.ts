import type { Selectable } from 'kysely';
import type { CatalogueImportItemRow, ImportMessage } from '../db/tables/catalogue-imports.ts';

export type ItemRow = Selectable<CatalogueImportItemRow>;

/** What became of one product of an import, to be stored with it; what is not given stays. */
export interface HandledItem {
  readonly place: number;
  readonly outcome?: ItemRow['outcome'];
  readonly product_id?: string;
  readonly messages: readonly ImportMessage[];
  readonly changes?: ItemRow['changes'];
  readonly undo?: ItemRow['undo'];
}
