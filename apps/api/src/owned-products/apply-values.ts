import { sql } from 'kysely';
import { recordChange } from '../audit/audit.repository.ts';
import type { Member } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { tileColumns } from '../products/tile-columns.ts';
import { checkLowStock } from '../stock/check-low-stock.ts';
import { type Movement, type MovementCause, recordMovements } from '../stock/record-movements.ts';
import type { StoredProduct } from './owned-product.mapper.ts';
import { changedPart, type ProductValues, valuesOf } from './product-values.ts';

interface Call {
  readonly websiteId: string;
  readonly member: Pick<Member, 'id' | 'name'>;
  readonly priceMode: 'gross' | 'net';
  readonly action: 'values' | 'changed' | 'undone' | 'published' | 'imported';
  /** Why pieces change; without it they are counted. */
  readonly cause?: Pick<MovementCause, 'reason' | 'note'>;
}

export interface ValuesChange {
  readonly product: StoredProduct;
  readonly values: ProductValues;
}

/**
 * Stores new values of products in a fixed number of statements, with one event for each; returns the id of the change.
 * Every change differs from what is stored and has no problem. The caller locked products and stock.
 */
export async function applyValues(
  tx: WebsiteTransaction,
  { websiteId, member, priceMode, action, cause = { reason: 'count' } }: Call,
  changes: readonly ValuesChange[],
): Promise<string> {
  if (changes.length === 0) return '';
  await updateRows(tx, websiteId, priceMode, changes);
  await updateStock(tx, websiteId, changes);
  await updateVariantStock(tx, websiteId, changes);
  await recordMovements(tx, websiteId, changes.flatMap(movementsOf), { ...cause, member_name: member.name });
  await checkLowStock(
    tx,
    websiteId,
    changes.map(({ product }) => product.id),
  );
  await updateCategories(tx, websiteId, changes);
  return recordChange(tx, websiteId, member, {
    kind: 'product',
    action,
    changes: changes.map(({ product, values }) => {
      const before = valuesOf(product);
      return {
        subjectId: product.id,
        before: changedPart(before, values),
        after: changedPart(values, before),
      };
    }),
  });
}

/** By how much the pieces of a product, or of each of its variants, change. */
function movementsOf({ product, values }: ValuesChange): Movement[] {
  const { id: product_id, variant_stock } = product;
  const ofVariants = Object.entries(values.variant_on_hand).map(([variant_id, on_hand]) => ({
    product_id,
    variant_id,
    change: on_hand - (variant_stock[variant_id]?.on_hand ?? 0),
  }));
  const whole = values.on_hand === null ? 0 : values.on_hand - (product.on_hand ?? 0);
  return [{ product_id, variant_id: '', change: whole }, ...ofVariants];
}

async function updateRows(
  tx: WebsiteTransaction,
  websiteId: string,
  priceMode: Call['priceMode'],
  changes: readonly ValuesChange[],
): Promise<void> {
  const rows = changes.map(({ product, values }) => {
    const { status, publish_at, price_cents, sale_price_cents, cost_cents, low_stock, maker_id } = values;
    const { options, exclude_base_price, variant_options, variants } = product;
    const { lowest_price_cents, is_from_price } = tileColumns(
      { options, exclude_base_price, variant_options, variants, price_cents, sale_price_cents },
      priceMode,
    );
    const prices = { price_cents, sale_price_cents, cost_cents, lowest_price_cents, is_from_price };
    return { id: product.id, status, publish_at, low_stock, maker_id, ...prices };
  });
  await sql`
    update products p set status = g.status, publish_at = g.publish_at, price_cents = g.price_cents,
      sale_price_cents = g.sale_price_cents, cost_cents = g.cost_cents, lowest_price_cents = g.lowest_price_cents,
      is_from_price = g.is_from_price, low_stock = g.low_stock, maker_id = g.maker_id, version = p.version + 1, updated_at = clock_or(now())
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (id text, status text, publish_at timestamptz,
      price_cents bigint, sale_price_cents bigint, cost_cents bigint, lowest_price_cents bigint, is_from_price boolean,
      low_stock integer, maker_id text)
    where p.website_id = ${websiteId} and p.id = g.id`.execute(tx);
}

async function updateStock(
  tx: WebsiteTransaction,
  websiteId: string,
  changes: readonly ValuesChange[],
): Promise<void> {
  const rows = changes
    .filter(({ product, values }) => values.on_hand !== null && values.on_hand !== product.on_hand)
    .map(({ product, values }) => ({ id: product.id, on_hand: values.on_hand }));
  if (rows.length === 0) return;
  await sql`
    insert into stock (website_id, product_id, on_hand)
    select ${websiteId}, id, on_hand from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (id text, on_hand integer)
    on conflict (website_id, product_id) do update set on_hand = excluded.on_hand`.execute(tx);
}

/** The row of a product changes by as much as those of its variants together. */
async function updateVariantStock(
  tx: WebsiteTransaction,
  websiteId: string,
  changes: readonly ValuesChange[],
): Promise<void> {
  const rows = changes
    .flatMap(movementsOf)
    .filter(({ variant_id, change }) => variant_id !== '' && change !== 0)
    .map(({ product_id: product, variant_id: variant, change: by }) => ({ product, variant, by }));
  if (rows.length === 0) return;
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (product text, variant text, by integer)`;
  await sql`
    update stock s set on_hand = s.on_hand + g.by
    from (select product, sum(by)::integer as by from ${given} group by product) g
    where s.website_id = ${websiteId} and s.product_id = g.product`.execute(tx);
  await sql`
    update variant_stock v set on_hand = v.on_hand + g.by from ${given}
    where v.website_id = ${websiteId} and v.product_id = g.product and v.variant_id = g.variant`.execute(tx);
}

async function updateCategories(
  tx: WebsiteTransaction,
  websiteId: string,
  changes: readonly ValuesChange[],
): Promise<void> {
  const pairs = (
    from: (change: ValuesChange) => readonly string[],
    without: (change: ValuesChange) => readonly string[],
  ) =>
    changes.flatMap((change) =>
      from(change)
        .filter((id) => !without(change).includes(id))
        .map((category) => ({ product: change.product.id, category })),
    );
  const old = ({ product }: ValuesChange) => product.categories;
  const now = ({ values }: ValuesChange) => values.categories;
  const gone = pairs(old, now);
  const added = pairs(now, old);
  if (gone.length > 0) {
    await sql`
      delete from product_categories c using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as g (product text, category text)
      where c.website_id = ${websiteId} and c.product_id = g.product and c.category_id = g.category
        and not c.by_rule`.execute(tx);
  }
  if (added.length > 0) {
    // Behind the other products of each category, and the other categories of each product. A category that has got a
    // rule since has its products from the database.
    await sql`
      insert into product_categories (website_id, product_id, category_id, place, position)
      select ${websiteId}, g.product, g.category,
        coalesce((select max(place) + 1 from product_categories o
          where o.website_id = ${websiteId} and o.product_id = g.product and not o.by_rule), 0),
        (select least(coalesce(max(position), -1), 2147480000) from product_categories o
          where o.website_id = ${websiteId} and o.category_id = g.category) + row_number() over (partition by g.category)
      from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as g (product text, category text)
      join categories k on k.website_id = ${websiteId} and k.id = g.category and k.rule is null`.execute(tx);
  }
}
