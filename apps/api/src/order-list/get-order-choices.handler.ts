import type { getOrderChoices } from '@etalage/api-contract';
import { sql } from 'kysely';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { methodTitle } from './method-title.ts';
import { orderRoles } from '../orders/order-roles.ts';

/** The payment methods and countries that occur, of however many orders: an index is asked for each next one. */
export const getOrderChoicesHandler: Handler<typeof getOrderChoices> = async (_input, context) => {
  requireRole(context, orderRoles);
  const { websiteId, read } = context;
  return read(async (tx) => ({
    methods: await methodsOf(tx, websiteId),
    countries: [
      ...new Set([
        ...(await countriesOf(tx, websiteId, 'orders')),
        ...(await countriesOf(tx, websiteId, 'quotes')),
      ]),
    ].sort(),
  }));
};

async function methodsOf(tx: WebsiteTransaction, websiteId: string) {
  const { rows } = await sql<{ id: string; title: string }>`
    with recursive found as (
      (select payment_method as id from orders where website_id = ${websiteId} and payment_method > ''
        order by payment_method limit 1)
      union all
      select (select o.payment_method from orders o where o.website_id = ${websiteId} and o.payment_method > found.id
        order by o.payment_method limit 1) from found where found.id is not null)
    select found.id, newest.title from (select id from found where id is not null) found cross join lateral (
      select ${methodTitle} as title from orders o
      where o.website_id = ${websiteId} and o.payment_method = found.id order by o.created_at desc limit 1) newest
    order by newest.title, found.id`.execute(tx);
  return rows;
}

async function countriesOf(tx: WebsiteTransaction, websiteId: string, table: 'orders' | 'quotes') {
  const { rows } = await sql<{ code: string }>`
    with recursive found as (
      (select country as code from ${sql.table(table)} where website_id = ${websiteId} and country > ''
        order by country limit 1)
      union all
      select (select t.country from ${sql.table(table)} t where t.website_id = ${websiteId} and t.country > found.code
        order by t.country limit 1) from found where found.code is not null)
    select code from found where code ~ '^[A-Z]{2}$'`.execute(tx);
  return rows.map(({ code }) => code);
}
