import type { OutputOf, documentConnections } from '@etalage/api-contract';
import { type PageNeeds, type TileList, needsOf } from '@etalage/blocks/schema';
import { productMode } from '@etalage/shop-domain';
import type { Product, Tile } from '@etalage/shop-domain/schema';
import type { PageDocument, VisitorForm } from '@etalage/site-model';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findForms, visitorPartOf } from '../forms/form.repository.ts';
import { type PriceSettings, productOf } from '../products/product.mapper.ts';
import { findProductsWithStock } from '../products/product.repository.ts';
import { findProducts } from '../search/search.repository.ts';
import { plainTile, productTile } from '../search/tile.mapper.ts';
import { readCollection } from './read-collection.ts';

export type Connections = OutputOf<typeof documentConnections>['connections'];

interface Website {
  readonly tx: WebsiteTransaction;
  readonly websiteId: string;
  readonly settings: PriceSettings;
}

/**
 * The published things that blocks of these documents refer to, according to their fields: tiles of products and
 * categories, whole products, lists that follow from a rule, and forms, including those of whole products and of
 * `pageProduct`, the product of the page itself. One query per kind and per list of products, none without references.
 */
export async function readConnections(
  tx: WebsiteTransaction,
  websiteId: string,
  documents: readonly PageDocument[],
  settings: PriceSettings,
  pageProduct?: Product,
): Promise<Connections> {
  const website: Website = { tx, websiteId, settings };
  const needs = needsOf(documents.flatMap((document) => Object.values(document.blocks)));
  const products = await readProducts(website, needs);
  const categories = await readCategories(website, needs);
  const whole = Object.values(products.wholeProducts);
  const forms = formIds(needs, pageProduct ? [pageProduct, ...whole] : whole);
  return {
    ...products,
    categories: categories.tiles,
    lists: {
      ...categories.lists,
      ...(await readTileLists(website, needs)),
    },
    forms: await readForms(website, forms),
  };
}

async function readProducts(
  { tx, websiteId, settings }: Website,
  needs: Pick<PageNeeds, 'products' | 'wholeProducts'>,
): Promise<{ products: Record<string, Tile>; wholeProducts: Record<string, Product> }> {
  const ids = [...new Set([...needs.products, ...needs.wholeProducts])];
  const found = ids.length === 0 ? [] : await findProductsWithStock(tx, websiteId, ids);
  const rows = found.filter((row) => row.status === 'published');
  const tiles = rows.filter((row) => needs.products.has(row.id));
  const whole = rows.filter((row) => needs.wholeProducts.has(row.id));
  return {
    products: Object.fromEntries(tiles.map((row) => [row.id, productTile(row, settings)])),
    wholeProducts: Object.fromEntries(whole.map((row) => [row.id, productOf(row, settings)])),
  };
}

/** The tiles of the lists that products or a collection fill, by the key of the list; read in one round trip. */
async function readTileLists(website: Website, { lists }: PageNeeds): Promise<Record<string, Tile[]>> {
  const read = [...lists].map(async ([key, list]) => {
    const tiles = await readTiles(website, list);
    return tiles ? ([[key, tiles]] as const) : [];
  });
  return Object.fromEntries((await Promise.all(read)).flat());
}

/** The tiles of one list; undefined for a list of categories, which are read together. */
async function readTiles({ tx, websiteId, settings }: Website, list: TileList): Promise<Tile[] | undefined> {
  switch (list.of) {
    case 'products': {
      const { category: categoryId, most: limit } = list;
      const query = { categoryId, filters: [], withFacets: false, limit, offset: 0 };
      const { products } = await findProducts(tx, websiteId, query);
      return products.map((row) => productTile(row, settings));
    }
    case 'collection':
      return readCollection(tx, websiteId, list, settings);
    case 'outermost_categories':
      return undefined;
  }
}

/** The referenced categories and, for lists, the categories without a parent. */
async function readCategories(
  { tx, websiteId }: Website,
  needs: PageNeeds,
): Promise<{ tiles: Record<string, Tile>; lists: Record<string, Tile[]> }> {
  const lists = [...needs.lists].filter(([, list]) => list.of === 'outermost_categories');
  const ids = [...needs.categories];
  if (ids.length === 0 && lists.length === 0) return { tiles: {}, lists: {} };
  const rows = await tx
    .selectFrom('categories')
    .select(['id', 'parent_id', 'title', 'url', 'link', 'image as main_image'])
    .where('website_id', '=', websiteId)
    .where('status', '=', 'published')
    .where((where) =>
      where.or([
        ...(lists.length > 0 ? [where('parent_id', 'is', null)] : []),
        ...(ids.length > 0 ? [where('id', 'in', ids)] : []),
      ]),
    )
    .orderBy('position')
    .orderBy('id')
    .execute();
  const tileOf = (row: (typeof rows)[number]) => plainTile({ ...row, kind: 'category' });
  const outermost = rows.filter((row) => row.parent_id === null).map(tileOf);
  const named = rows.filter((row) => needs.categories.has(row.id));
  return {
    tiles: Object.fromEntries(named.map((row) => [row.id, tileOf(row)])),
    lists: Object.fromEntries(lists.map(([key, list]) => [key, outermost.slice(0, list.most)])),
  };
}

/** The ids of the forms in blocks, and of the forms for questions about products. */
function formIds(needs: PageNeeds, products: readonly Product[]): string[] {
  const asking = products.filter((product) => productMode(product).hasForm);
  return [...new Set([...needs.forms, ...asking.map(({ form_id }) => form_id.trim())])];
}

/** The current version of forms, without their settings. */
async function readForms(
  { tx, websiteId }: Website,
  ids: readonly string[],
): Promise<Record<string, VisitorForm>> {
  const forms = ids.length === 0 ? [] : await findForms(tx, websiteId, ids);
  return Object.fromEntries(forms.map((form) => [form.id, visitorPartOf(form)]));
}
