/**
 * What the columns of a catalogue sheet hold, in the order of an export. A cell is text as a person types it: amounts are
 * euros on the side of the price mode ("12,50"), lists are divided by " | ".
 */
export const sheetColumns = [
  'url',
  'article_number',
  'title',
  'status',
  'price',
  'sale_price',
  'cost',
  'vat',
  'stock',
  'low_stock',
  'ean',
  'brand',
  'weight',
  'categories',
  'images',
  'option_1',
  'choice_1',
  'option_2',
  'choice_2',
  'option_3',
  'choice_3',
  'quantity_min',
  'quantity_max',
  'quantity_step',
  'intro_description',
  'short_description',
  'description',
  'extra_description',
  'extra_description_right',
  'seo_title',
  'seo_description',
  'withdrawal_exclusion',
  'maker',
  'safety_text',
  'content',
  'delivery',
] as const;

export type SheetColumn = (typeof sheetColumns)[number];

/** A column with a message or a change; each property has a column of its own, which all are called `properties`. */
export const placedColumns = [...sheetColumns, 'properties'] as const;
export type PlacedColumn = (typeof placedColumns)[number];

/** The columns that a row of a variant uses; its price is what it costs, with the difference. */
export const variantColumns = [
  'article_number',
  'price',
  'stock',
  'ean',
  'weight',
  'images',
  'choice_1',
  'choice_2',
  'choice_3',
] as const satisfies readonly SheetColumn[];

/** Divides the entries of a list in a cell. */
export const LIST_SEPARATOR = ' | ';
/** Divides a category from the one below it. */
export const PATH_SEPARATOR = ' > ';
