import { type ProductProperty, type PropertyDefinition, rangeNumber } from '@etalage/shop-domain';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** What a product `p` has of the properties of its website; values of no property are left out. */
export const propertiesOfProduct = sql<ProductProperty[]>`coalesce((
  select jsonb_agg(jsonb_build_object('key', of_each.key, 'values', of_each.values)) from (
    select v.key, array_agg(v.value) as values
    from product_filter_values v join properties r on r.website_id = v.website_id and r.key = v.key
    where v.website_id = p.website_id and v.product_id = p.id
    group by v.key) of_each), '[]')`;

/** A product with all its values. */
export interface ProductState {
  readonly id: string;
  readonly properties: readonly ProductProperty[];
}

type Definition = PropertyDefinition & { readonly position: number };

/**
 * Stores what products have of these properties, in a few statements for any number of products; what they have of other
 * properties stays. Values that the rules of a product refuse must not be given. `renameRules` makes the rules of categories
 * ask for what values are called now, before categories follow the products.
 */
export async function storeProductProperties(
  tx: WebsiteTransaction,
  websiteId: string,
  definitions: readonly Definition[],
  products: readonly ProductState[],
  renameRules: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const ids = products.map(({ id }) => id);
  // Followed once after both statements: a search document takes longer to write than all else, and a category would lose
  // its products, and their order, in between.
  await sql`select set_config('app.keep_facets', 'on', true)`.execute(tx);
  await replaceRows(tx, websiteId, definitions, products);
  await sql`select set_config('app.keep_facets', '', true)`.execute(tx);
  await renameRules();
  await sql`select follow_category_rules(${websiteId}, ${ids}::text[], '{filter}')`.execute(tx);
  // The words of many products follow by a worker; visitors filter by what they have now.
  await sql`select search_follow(${websiteId}, ${ids}::text[])`.execute(tx);
}

async function replaceRows(
  tx: WebsiteTransaction,
  websiteId: string,
  definitions: readonly Definition[],
  products: readonly ProductState[],
): Promise<void> {
  const byKey = new Map(definitions.map((one) => [one.key, one]));
  const rows = products.flatMap(({ id, properties }) =>
    properties.flatMap(({ key, values }) => {
      const definition = byKey.get(key);
      return definition ? values.map((value) => rowOf(id, value, definition)) : [];
    }),
  );
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (product_id text, key text, title text,
    type text, value text, number numeric, position integer)`;
  await sql`
    delete from product_filter_values v
    where v.website_id = ${websiteId} and v.product_id = any(${products.map(({ id }) => id)}::text[])
      and v.key = any(${[...byKey.keys()]}::text[])
      and not exists (select from ${given}
        where g.product_id = v.product_id and g.key = v.key and g.value = v.value)`.execute(tx);
  if (rows.length === 0) return;
  await sql`
    insert into product_filter_values (website_id, product_id, key, title, type, value, number, position)
    select ${websiteId}, g.product_id, g.key, g.title, g.type, g.value, g.number, g.position from ${given}
    on conflict (website_id, product_id, key, value) do nothing`.execute(tx);
}

function rowOf(product_id: string, value: string, { key, title, kind, position }: Definition) {
  const isRange = kind === 'range';
  const type = isRange ? 'range' : 'list';
  return { product_id, key, title, type, value, number: isRange ? rangeNumber(value) : null, position };
}

/** The products that have one of these values of a property, with all that they have; all its products without values. */
export async function findProductsWith(
  tx: WebsiteTransaction,
  websiteId: string,
  key: string,
  values?: readonly string[],
): Promise<ProductState[]> {
  const { rows } = await sql<ProductState>`
    select p.id, ${propertiesOfProduct} as properties from products p
    where p.website_id = ${websiteId} and p.id in (
      select product_id from product_filter_values
      where website_id = ${websiteId} and key = ${key}
        ${values ? sql`and value = any(${[...values]}::text[])` : sql``})`.execute(tx);
  return rows;
}

/** Products by their id, with all that they have of properties. */
export async function findProductStates(
  tx: WebsiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<ProductState[]> {
  const { rows } = await sql<ProductState>`
    select p.id, ${propertiesOfProduct} as properties from products p
    where p.website_id = ${websiteId} and p.id = any(${[...ids]}::text[])`.execute(tx);
  return rows;
}
