import type { PropertyKind } from '@etalage/shop-domain';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** A property with its values in their order. */
export interface StoredProperty {
  readonly id: string;
  readonly key: string;
  readonly title: string;
  readonly kind: PropertyKind;
  readonly unit: string;
  readonly position: number;
  readonly version: number;
  readonly values: { value: string; color: string }[];
}

/** Every property of a website in their order. */
export async function findProperties(tx: WebsiteTransaction, websiteId: string): Promise<StoredProperty[]> {
  return tx
    .selectFrom('properties as r')
    .select(['r.id', 'r.key', 'r.title', 'r.kind', 'r.unit', 'r.position', 'r.version'])
    .select(
      sql<StoredProperty['values']>`coalesce((
        select jsonb_agg(jsonb_build_object('value', v.value, 'color', v.color) order by v.position, v.value)
        from property_values v where v.website_id = r.website_id and v.property_id = r.id), '[]')`.as(
        'values',
      ),
    )
    .where('r.website_id', '=', websiteId)
    .orderBy('r.position')
    .orderBy('r.id')
    .execute();
}

/** Every property with the number of its products. */
export async function findListedProperties(tx: WebsiteTransaction, websiteId: string) {
  const { rows } = await sql<{ key: string; count: number }>`
    select key, count(distinct product_id)::int as count from product_filter_values
    where website_id = ${websiteId} group by key`.execute(tx);
  const counts = new Map(rows.map(({ key, count }) => [key, count]));
  const properties = await findProperties(tx, websiteId);
  return properties.map((property) => ({
    ...ownedPropertyOf(property),
    product_count: counts.get(property.key) ?? 0,
  }));
}

/** A property with the number of its products, and of those of each value. */
export async function withCounts(tx: WebsiteTransaction, websiteId: string, property: StoredProperty) {
  const { rows } = await sql<{ value: string | null; count: number }>`
    select value, count(distinct product_id)::int as count from product_filter_values
    where website_id = ${websiteId} and key = ${property.key}
    group by grouping sets ((value), ())`.execute(tx);
  const counts = new Map(rows.map(({ value, count }) => [value, count]));
  return {
    ...ownedPropertyOf(property),
    product_count: counts.get(null) ?? 0,
    values: property.values.map((one) => ({ ...one, product_count: counts.get(one.value) ?? 0 })),
  };
}

/** The reply for a stored property. */
export function ownedPropertyOf({ position: _position, ...property }: StoredProperty) {
  return property;
}

/** Stores the values of a property, in this order. */
export async function storeValues(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
  values: readonly { readonly value: string; readonly color: string }[],
): Promise<void> {
  await tx
    .deleteFrom('property_values')
    .where('website_id', '=', websiteId)
    .where('property_id', '=', id)
    .execute();
  if (values.length > 0) await insertValues(tx, websiteId, { id, from: 0 }, values);
}

/** Stores values behind those that a property has. */
export async function appendValues(
  tx: WebsiteTransaction,
  websiteId: string,
  { id, values: { length } }: Pick<StoredProperty, 'id' | 'values'>,
  values: StoredProperty['values'],
): Promise<void> {
  await insertValues(tx, websiteId, { id, from: length }, values);
}

async function insertValues(
  tx: WebsiteTransaction,
  websiteId: string,
  { id, from }: { readonly id: string; readonly from: number },
  values: readonly { readonly value: string; readonly color: string }[],
): Promise<void> {
  await sql`
    insert into property_values (website_id, property_id, value, color, position)
    select ${websiteId}, ${id}, g.value, g.color, ${from}::integer + g.place - 1
    from rows from (jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as (value text, color text))
      with ordinality as g (value, color, place)`.execute(tx);
}

/** Stores what a property is called and what it is, as its next version. */
export async function updateProperty(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
  content: { readonly title?: string; readonly kind?: PropertyKind; readonly unit?: string },
): Promise<void> {
  await tx
    .updateTable('properties')
    .set({ ...content, version: sql<number>`version + 1`, updated_at: sql<Date>`clock_or(now())` })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}

/**
 * Writes the titles and places of these properties to the values of products that differ from them. Nothing that is searched
 * for changes with them, so the search documents stay as they are.
 */
export async function spreadTitles(
  tx: WebsiteTransaction,
  websiteId: string,
  keys: readonly string[],
): Promise<void> {
  await sql`select set_config('app.keep_facets', 'on', true)`.execute(tx);
  for (const table of ['product_filter_values', 'filter_values'] as const) {
    await sql`
      update ${sql.table(table)} v set title = r.title, position = r.position from properties r
      where v.website_id = ${websiteId} and v.key = any(${[...keys]}::text[])
        and r.website_id = ${websiteId} and r.key = v.key
        and (v.title, v.position) is distinct from (r.title, r.position)`.execute(tx);
  }
  await sql`select set_config('app.keep_facets', '', true)`.execute(tx);
}
