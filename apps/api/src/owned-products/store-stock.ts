import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { checkLowStock } from '../stock/check-low-stock.ts';
import { recordMovements } from '../stock/record-movements.ts';

interface Place {
  readonly websiteId: string;
  readonly id: string;
}

interface Counted {
  readonly isCounted: boolean;
  /** Ids of the variants that the product has now. */
  readonly variants: readonly string[];
}

/**
 * Gives a product a place for what is counted: none yet of a new variant. Pieces of a variant that is gone are not counted
 * any more, except those that orders hold; a product that gets its first variants, or loses its last ones, is counted
 * anew. The caller locked products.
 */
export async function storeStock(tx: WebsiteTransaction, place: Place, counted: Counted): Promise<void> {
  const { websiteId, id } = place;
  const before = await findShelves(tx, place);
  await changeShelves(tx, place, counted);
  const after = await findShelves(tx, place);
  const shelves = [...new Set([...before.keys(), ...after.keys()])];
  const movements = shelves.map((variant_id) => ({
    product_id: id,
    variant_id,
    change: (after.get(variant_id) ?? 0) - (before.get(variant_id) ?? 0),
  }));
  await recordMovements(tx, websiteId, movements, { reason: 'variants' });
  await checkLowStock(tx, websiteId, [id]);
}

/** Gives products that were just added a place for what is counted; there are no pieces yet. */
export async function openStock(
  tx: WebsiteTransaction,
  websiteId: string,
  products: readonly { readonly id: string; readonly variants: readonly string[] }[],
): Promise<void> {
  if (products.length === 0) return;
  const ids = products.map(({ id }) => id);
  await sql`insert into stock (website_id, product_id) select ${websiteId}, unnest(${ids}::text[])`.execute(
    tx,
  );
  const rows = products.flatMap(({ id, variants }) => variants.map((variant) => ({ id, variant })));
  if (rows.length > 0) {
    await sql`
      insert into variant_stock (website_id, product_id, variant_id)
      select ${websiteId}, g.id, g.variant
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (id text, variant text)`.execute(tx);
  }
}

/** The pieces of each variant, and at '' those that no variant has. */
async function findShelves(
  tx: WebsiteTransaction,
  { websiteId, id }: Place,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ variant: string; on_hand: number }>`
    select variant_id as variant, on_hand from variant_stock where website_id = ${websiteId} and product_id = ${id}
    union all
    select '', s.on_hand - (select coalesce(sum(v.on_hand), 0)::integer from variant_stock v
      where v.website_id = ${websiteId} and v.product_id = ${id})
    from stock s where s.website_id = ${websiteId} and s.product_id = ${id}`.execute(tx);
  return new Map(rows.map(({ variant, on_hand }) => [variant, on_hand]));
}

async function changeShelves(
  tx: WebsiteTransaction,
  { websiteId, id }: Place,
  { isCounted, variants }: Counted,
): Promise<void> {
  if (!isCounted && variants.length === 0) {
    await retireVariants(tx, { websiteId, id }, []);
    return;
  }
  await sql`insert into stock (website_id, product_id) values (${websiteId}, ${id}) on conflict do nothing`.execute(
    tx,
  );
  // Orders take pieces meanwhile: the row of the product is locked before those of its variants.
  await sql`select from stock where website_id = ${websiteId} and product_id = ${id} for update`.execute(tx);
  await retireVariants(tx, { websiteId, id }, variants);
  if (variants.length > 0) {
    await retireWhole(tx, { websiteId, id });
    await sql`
      insert into variant_stock (website_id, product_id, variant_id)
      select ${websiteId}, ${id}, unnest(${variants}::text[])
      on conflict (website_id, product_id, variant_id) do update set retired = false
        where variant_stock.retired`.execute(tx);
  }
}

/** Leaves of variants that are gone only what orders hold. */
async function retireVariants(
  tx: WebsiteTransaction,
  { websiteId, id }: Place,
  variants: readonly string[],
): Promise<void> {
  await sql`
    with gone as (
      select variant_id, on_hand - reserved as free from variant_stock
      where website_id = ${websiteId} and product_id = ${id} and not retired and variant_id <> all(${variants}::text[])
      for update),
    changed as (
      update variant_stock v set on_hand = v.reserved, retired = true from gone
      where v.website_id = ${websiteId} and v.product_id = ${id} and v.variant_id = gone.variant_id)
    update stock set on_hand = on_hand - (select coalesce(sum(free), 0) from gone)
    where website_id = ${websiteId} and product_id = ${id} and exists (select from gone)`.execute(tx);
}

/** What was counted of the product itself before it had variants: orders hold some of it, and the rest is counted anew. */
async function retireWhole(tx: WebsiteTransaction, { websiteId, id }: Place): Promise<void> {
  await sql`
    with whole as (
      select s.reserved - coalesce(sum(v.reserved), 0) as held, s.on_hand - coalesce(sum(v.on_hand), 0) as pieces
      from stock s left join variant_stock v on v.website_id = s.website_id and v.product_id = s.product_id
      where s.website_id = ${websiteId} and s.product_id = ${id}
      group by s.reserved, s.on_hand),
    kept as (
      insert into variant_stock (website_id, product_id, variant_id, on_hand, reserved, retired)
      select ${websiteId}, ${id}, '-', held, held, true from whole where held > 0
      on conflict (website_id, product_id, variant_id) do update
        set on_hand = variant_stock.on_hand + excluded.on_hand, reserved = variant_stock.reserved + excluded.reserved)
    update stock set on_hand = on_hand - (select pieces - held from whole)
    where website_id = ${websiteId} and product_id = ${id} and (select pieces - held from whole) <> 0`.execute(
    tx,
  );
  await sql`
    update stock_reservations set variant_id = '-'
    where website_id = ${websiteId} and product_id = ${id} and variant_id = ''`.execute(tx);
}
