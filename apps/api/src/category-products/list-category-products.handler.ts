import { CATEGORY_PRODUCTS, type listCategoryProducts } from '@etalage/api-contract';
import { imagesOf } from '@etalage/shop-domain';
import { sql } from 'kysely';
import { z } from 'zod';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { categoryRoles } from '../categories/owned-category.handlers.ts';
import { findOwnedCategory } from '../categories/owned-category.repository.ts';
import { placeInCategory } from '../search/search.repository.ts';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly main_image: string;
  readonly status: 'draft' | 'published' | 'archived';
  readonly price_cents: number;
  readonly place: string;
  readonly name: string;
  readonly position: number;
}

/** What a page begins after: the values of its last product in the order of visitors. */
const cursor = z.tuple([
  z.string().regex(/^-?\d{1,16}$/),
  z
    .string()
    .max(1000)
    .refine((name) => !name.includes('\0')),
  z.int().min(0).max(2_147_483_647),
  z
    .string()
    .max(200)
    .refine((id) => !id.includes('\0')),
]);

/** A page of the products of a category. A cursor that is not one of this list gives the first page. */
export const listCategoryProductsHandler: Handler<typeof listCategoryProducts> = async (input, context) => {
  requireRole(context, categoryRoles);
  const { websiteId, read } = context;
  const after = readCursor(input.cursor);
  return read(async (tx) => {
    if (!(await findOwnedCategory(tx, websiteId, input.id))) throw new ApiError('not_found');
    const beyond = after
      ? sql`(place, name, position, id) > (${after[0]}::bigint, ${after[1]} collate "C", ${after[2]}::int, ${after[3]})`
      : sql`true`;
    const { rows } = await sql<Row>`
      with root as materialized (select sort from categories where website_id = ${websiteId} and id = ${input.id}),
      placed as (
        select ${placeInCategory}, d.position, d.id
        from root cross join (
          select product_id as id, position as place from product_categories
          where website_id = ${websiteId} and category_id = ${input.id}) a
        join search_documents d on d.website_id = ${websiteId} and d.kind = 'product' and d.id = a.id),
      page as (select * from placed where ${beyond} order by place, name, position, id limit ${CATEGORY_PRODUCTS + 1})
      select g.place::text as place, g.name, g.position, p.id, p.title, p.main_image, p.status,
        coalesce(p.lowest_price_cents, p.sale_price_cents, p.price_cents) as price_cents
      from page g join products p on p.website_id = ${websiteId} and p.id = g.id
      order by g.place, g.name, g.position, g.id`.execute(tx);
    const { total } = await tx
      .selectFrom('product_categories')
      .select(sql<number>`count(*)::int`.as('total'))
      .where('website_id', '=', websiteId)
      .where('category_id', '=', input.id)
      .executeTakeFirstOrThrow();
    const shown = rows.slice(0, CATEGORY_PRODUCTS);
    const last = rows.length > CATEGORY_PRODUCTS ? shown.at(-1) : undefined;
    return { products: shown.map(productOf), total, next: last ? writeCursor(last) : '' };
  });
};

function productOf({ id, title, main_image, status, price_cents }: Row) {
  return { id, title, picture: imagesOf(main_image)[0] ?? '', status, price_cents };
}

function writeCursor({ place, name, position, id }: Row): string {
  return Buffer.from(JSON.stringify([place, name, position, id])).toString('base64url');
}

function readCursor(text: string): z.output<typeof cursor> | undefined {
  try {
    return cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    return undefined;
  }
}
