import type { OwnedProductContent, PlacedColumn, SheetItem, SheetPieces } from '@etalage/shop-domain';
import type { ColumnType, Generated } from 'kysely';

/** Stored as JSON. */
type Json<Value> = ColumnType<Value, string, string>;

export interface CatalogueImportRow {
  website_id: string;
  id: string;
  /** The name of the file. */
  name: string;
  state: Generated<
    'filling' | 'planning' | 'planned' | 'running' | 'done' | 'cancelled' | 'undoing' | 'undone'
  >;
  clears_empty: boolean;
  items: Generated<number>;
  /** Products that are handled in the state that it is in. */
  handled: Generated<number>;
  /** Ids of the categories that it made, those above before those below. */
  made_categories: Generated<string[]>;
  /** Size of what it received, as JSON. */
  bytes: Generated<number>;
  /** When a worker last handled products of it, or it was given to one. */
  worked_at: Generated<Date>;
  member_id: string;
  member_name: string;
  created_at: Generated<Date>;
}

/** A message at a row and a column of the sheet. */
export interface ImportMessage {
  readonly row: number;
  /** '' for the whole row. */
  readonly column: PlacedColumn | '';
  /** The key of a text, or a sentence. */
  readonly text:
    | string
    | { readonly key: string; readonly values?: Readonly<Record<string, string | number>> };
}

/** What a product gets back when its import is undone; of a new product, what it became. */
export interface ImportUndo {
  readonly before: Partial<OwnedProductContent> | null;
  readonly after: Partial<OwnedProductContent>;
  readonly pieces_before: SheetPieces;
  readonly pieces_after: SheetPieces;
}

export interface CatalogueImportItemRow {
  website_id: string;
  import_id: string;
  /** Its position in the import, from 0. */
  place: number;
  /** Its rich text is sanitised. */
  item: Json<SheetItem>;
  /** Why its rich text was refused. */
  refused: ColumnType<ImportMessage[] | null, string | null | undefined, string | null>;
  title: Generated<string>;
  product_id: Generated<string>;
  outcome: ColumnType<
    'created' | 'changed' | 'unchanged' | 'refused' | null,
    string | undefined,
    string | null
  >;
  messages: ColumnType<ImportMessage[], string | undefined, string>;
  changes: ColumnType<
    { row: number; column: PlacedColumn | ''; before: string; after: string }[],
    string | undefined,
    string
  >;
  undo: ColumnType<ImportUndo | null, string | undefined, string | null>;
}

export interface CatalogueImportTables {
  catalogue_imports: CatalogueImportRow;
  catalogue_import_items: CatalogueImportItemRow;
}
