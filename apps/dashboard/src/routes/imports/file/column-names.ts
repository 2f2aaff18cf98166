import { type SheetColumn, sheetColumns } from '@etalage/shop-domain';
import { nl, type TextKey } from '@etalage/texts';
import { plainHeading } from './headings.ts';

/** What a column of a sheet is: of a product, a property of it, whether the row is a variant, or nothing. */
export type MatchedColumn = SheetColumn | 'kind' | 'properties' | '';

/** Other headings of a column: of WooCommerce and Shopify, in English, and as people write them; all as `plainHeading`. */
const others: Partial<Record<SheetColumn | 'kind', readonly string[]>> = {
  kind: ['kind', 'type', 'type product', 'product type'],
  url: ['handle', 'url handle', 'url', 'slug', 'pad', 'link'],
  article_number: [
    'variant sku',
    'sku',
    'artikelnr',
    'artikelnr.',
    'artikelcode',
    'productcode',
    'article number',
    'item number',
  ],
  title: ['title', 'name', 'titel', 'productnaam', 'product', 'product name'],
  status: ['published', 'gepubliceerd', 'published on online store'],
  price: ['regular price', 'reguliere prijs', 'variant price', 'price', 'verkoopprijs', 'normale prijs'],
  sale_price: ['sale price', 'aanbiedingsprijs', 'aanbieding'],
  cost: ['cost per item', 'cost', 'cost price', 'inkoop', 'kostprijs'],
  vat: ['btw', 'btw %', 'btw-percentage', 'vat', 'vat rate', 'tax class', 'belastingklasse'],
  stock: ['variant inventory qty', 'inventory quantity', 'stock', 'quantity', 'aantal', 'op voorraad'],
  low_stock: ['low stock amount', 'lage voorraad', 'minimumvoorraad', 'minimale voorraad'],
  ean: [
    'gtin, upc, ean, or isbn',
    'gtin, upc, ean of isbn',
    'variant barcode',
    'barcode',
    'gtin',
    'ean-code',
    'ean code',
    'isbn',
    'upc',
  ],
  brand: ['brands', 'merken', 'brand', 'vendor', 'leverancier'],
  weight: [
    'weight (kg)',
    'gewicht (kg)',
    'variant grams',
    'weight value (grams)',
    'weight (g)',
    'gewicht (g)',
    'weight (lbs)',
    'gewicht (lbs)',
    'weight (oz)',
    'gewicht (oz)',
    'weight',
    'gewicht',
    'weight (grams)',
  ],
  categories: ['product category', 'categories', 'category', 'categorie', 'rubriek', 'productgroep'],
  images: [
    'images',
    'image src',
    'product image url',
    'image',
    'foto',
    "foto's",
    'afbeelding',
    'image url',
    'pictures',
  ],
  quantity_min: ['minimum quantity', 'min. aantal', 'minimale afname'],
  quantity_max: ['maximum quantity', 'max. aantal'],
  quantity_step: ['quantity step', 'stapgrootte'],
  intro_description: ['introduction', 'introductie', 'intro'],
  short_description: ['short description', 'korte beschrijving'],
  description: ['body (html)', 'description', 'beschrijving', 'lange omschrijving', 'productomschrijving'],
  extra_description: ['extra description'],
  seo_title: ['seo title', 'meta title', 'metatitel', 'meta titel'],
  seo_description: [
    'seo description',
    'meta description',
    'metabeschrijving',
    'meta omschrijving',
    'meta beschrijving',
  ],
};

const places = [1, 2, 3] as const;

function optionNames(place: number, part: 'option' | 'choice'): string[] {
  const isName = part === 'option';
  return [
    isName ? `option${place} name` : `option${place} value`,
    isName ? `attribute ${place} name` : `attribute ${place} value(s)`,
    isName ? `attribuut ${place} naam` : `attribuut ${place} waarde(n)`,
    isName ? `naam eigenschap ${place}` : `waarde eigenschap ${place}`,
    isName ? `option ${place}` : `choice ${place}`,
  ];
}

/** The headings by which a column is recognised, the one of Etalage first. */
export function columnNames(): Record<SheetColumn | 'kind', string[]> {
  const names: Partial<Record<SheetColumn | 'kind', string[]>> = {};
  for (const column of ['kind', ...sheetColumns] as const) {
    const own: TextKey = `sheet_column_${column}`;
    names[column] = [plainHeading(nl[own]), ...(others[column] ?? [])];
  }
  for (const place of places) {
    names[`option_${place}`]?.push(...optionNames(place, 'option'));
    names[`choice_${place}`]?.push(...optionNames(place, 'choice'));
  }
  return names as Record<SheetColumn | 'kind', string[]>;
}
