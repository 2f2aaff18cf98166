import type { Connections } from '@etalage/api-contract';
import { blockDefinitions } from '@etalage/blocks/schema';
import { productFormPlace, productMode, type Product, type Tile } from '@etalage/shop-domain';
import type { BlockInstance, PageDocument } from '@etalage/site-model';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findForms, visitorPartOf } from '../forms/form.repository.ts';
import { type PriceSettings, productOf } from '../products/product.mapper.ts';
import { findProductsWithStock } from '../products/product.repository.ts';
import { findProducts } from '../search/search.repository.ts';
import { plainTile, productTile } from '../search/tile.mapper.ts';

/** Things one block shows at most. */
const MOST_ITEMS = 100;

interface Reference {
  readonly blockId: string;
  readonly ids: readonly string[];
  readonly categoryId: string;
  readonly limit: number;
}

/** The setting that holds a form's id, by the type of block that has one. */
const formSettings: ReadonlyMap<string, string> = new Map(
  Object.entries(blockDefinitions).flatMap(([type, { fields }]) =>
    Object.entries(fields).flatMap(([key, field]) =>
      field.refersTo === 'forms' ? [[type, key] as const] : [],
    ),
  ),
);

/**
 * What blocks of these documents refer to, by block id: tiles for lists of products and categories,
 * the whole product for an add-to-cart block, the form for a block that shows one, and that of each
 * product with a panel, the page's own among them. One query per kind, none where nothing is referred to.
 */
export async function readConnections(
  tx: WebsiteTransaction,
  websiteId: string,
  documents: readonly PageDocument[],
  settings: PriceSettings,
  own?: Product,
): Promise<Connections> {
  const blocks = documents.flatMap((document) => Object.values(document.blocks));
  const listed = referencesOf(blocks, 'products', 'products');
  const panels = referencesOf(blocks, 'addtocart', 'product');
  const categories = referencesOf(blocks, 'productcategories', 'productcategories');
  const products = await productLists(tx, websiteId, [...listed, ...panels], panels, settings);
  const inPanels = panels.flatMap(({ blockId }) => products[blockId] ?? []).filter(isProduct);
  const forms = [...formReferences(blocks), ...productForms(own ? [own, ...inPanels] : inPanels)];
  return {
    ...products,
    ...(await productsOfCategories(tx, websiteId, listed, settings)),
    ...(await categoryLists(tx, websiteId, categories)),
    ...(await formsOf(tx, websiteId, forms)),
  };
}

function isProduct(item: Product | Tile): item is Product {
  return !('kind' in item);
}

function referencesOf(blocks: readonly BlockInstance[], type: string, field: string): Reference[] {
  return blocks
    .filter((block) => block.type === type)
    .map(({ id, data }) => ({
      blockId: id,
      ids: idsOf(data[`${field}_mutated`] ?? data[field]),
      categoryId: typeof data['category'] === 'string' ? data['category'] : '',
      limit: Math.min(MOST_ITEMS, Math.max(1, Number(data['limit']) || 12)),
    }));
}

function formReferences(blocks: readonly BlockInstance[]): Reference[] {
  return [...formSettings].flatMap(([type, field]) => referencesOf(blocks, type, field));
}

/** The forms through which visitors ask about products. */
function productForms(products: readonly Product[]): Reference[] {
  return products
    .filter((product) => productMode(product).hasForm)
    .map(({ id, form_id }) => ({
      blockId: productFormPlace(id),
      ids: [form_id.trim()],
      categoryId: '',
      limit: 1,
    }));
}

/** Ids stored as a pipe list, as a list of ids, or as a list of things with an id. */
function idsOf(stored: unknown): string[] {
  const list = typeof stored === 'string' ? stored.split('|') : Array.isArray(stored) ? stored : [];
  const ids = list.map((item: unknown) =>
    typeof item === 'object' && item !== null && 'id' in item ? item.id : item,
  );
  return ids.filter((id): id is string => typeof id === 'string' && id !== '').slice(0, MOST_ITEMS);
}

async function productLists(
  tx: WebsiteTransaction,
  websiteId: string,
  all: readonly Reference[],
  panels: readonly Reference[],
  settings: PriceSettings,
): Promise<Record<string, (Product | Tile)[]>> {
  const ids = [...new Set(all.flatMap((reference) => reference.ids))];
  if (ids.length === 0) return {};
  const rows = (await findProductsWithStock(tx, websiteId, ids)).filter((row) => row.status === 'published');
  const byId = new Map(rows.map((row) => [row.id, row]));
  const filled = all.filter((reference) => reference.ids.length > 0);
  return Object.fromEntries(
    filled.map((reference) => {
      const found = reference.ids.flatMap((id) => byId.get(id) ?? []);
      const items = panels.includes(reference)
        ? found.map((row) => productOf(row, settings))
        : found.map((row) => productTile(row, settings));
      return [reference.blockId, items];
    }),
  );
}

async function productsOfCategories(
  tx: WebsiteTransaction,
  websiteId: string,
  references: readonly Reference[],
  settings: PriceSettings,
): Promise<Record<string, Tile[]>> {
  const lists: Record<string, Tile[]> = {};
  for (const { blockId, ids, categoryId, limit } of references) {
    if (ids.length > 0 || categoryId === '') continue;
    const question = { categoryId, filters: [], withFacets: false, limit, offset: 0 };
    const { products } = await findProducts(tx, websiteId, question);
    lists[blockId] = products.map((row) => productTile(row, settings));
  }
  return lists;
}

/** The named categories, or without names the outermost ones. */
async function categoryLists(
  tx: WebsiteTransaction,
  websiteId: string,
  references: readonly Reference[],
): Promise<Record<string, Tile[]>> {
  if (references.length === 0) return {};
  const ids = references.flatMap((reference) => reference.ids);
  const rows = await tx
    .selectFrom('categories')
    .select(['id', 'parent_id', 'title', 'url', 'link', 'image as main_image'])
    .where('website_id', '=', websiteId)
    .where('status', '=', 'published')
    .where((where) =>
      where.or([where('parent_id', 'is', null), where('id', 'in', ids.length > 0 ? ids : [''])]),
    )
    .orderBy('position')
    .orderBy('id')
    .execute();
  return Object.fromEntries(
    references.map(({ blockId, ids: named, limit }) => {
      const chosen =
        named.length > 0
          ? named.flatMap((id) => rows.find((row) => row.id === id) ?? [])
          : rows.filter((row) => row.parent_id === null).slice(0, limit);
      return [blockId, chosen.map((row) => plainTile({ ...row, kind: 'category' }))];
    }),
  );
}

/** The form each block shows, in the version of now; settings with addresses stay behind. */
async function formsOf(
  tx: WebsiteTransaction,
  websiteId: string,
  references: readonly Reference[],
): Promise<Connections> {
  const ids = [...new Set(references.flatMap((reference) => reference.ids))];
  const forms = new Map((await findForms(tx, websiteId, ids)).map((form) => [form.id, visitorPartOf(form)]));
  return Object.fromEntries(
    references.map(({ blockId, ids: named }) => [blockId, named.flatMap((id) => forms.get(id) ?? [])]),
  );
}
