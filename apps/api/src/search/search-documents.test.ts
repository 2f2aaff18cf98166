import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import { type WebsiteTransaction, withWebsite } from '../db/with-website.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a' });
const b = await database.createWebsite({ id: 'b' });

/** The search documents of the products of both websites, with the names of their facets. */
const storedFacets = sql`
  select d.website_id as site, d.id, d.is_shown, d.position, array(
    select concat_ws('|', v.key, v.type, v.value, v.title, v.position)
    from filter_values v where v.website_id = d.website_id and v.id = any (d.facets) order by 1) as facets
  from search_documents d where d.kind = 'product' order by 1, 2`;

/** The same data, read from the products themselves. */
const expectedFacets = sql`
  select p.website_id as site, p.id, p.status = 'published' as is_shown, p.position, array(
    select distinct concat_ws('|', v.key, v.type, case v.type when 'list' then v.value else '' end, v.title, v.position)
    from product_filter_values v where v.website_id = p.website_id and v.product_id = p.id order by 1) as facets
  from products p order by 1, 2`;

type Change = (website: string) => RawBuilder<unknown>;
const product = fc.constantFrom('p1', 'p2', 'p3');
const key = fc.constantFrom('kleur', 'hout', 'prijs');
const number = fc.integer({ min: 0, max: 3 });

/** Changes that an owner can make, each one statement. */
const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(product, number).map<Change>(
    ([id, position]) =>
      (website) =>
        sql`
        insert into products (website_id, id, title, url, price_cents, position, status)
        values (${website}, ${id}, 'x', ${`/${id}`}, 1, ${position}, 'published') on conflict do nothing`,
  ),
  fc.tuple(key, number, number).map<Change>(
    ([name, value, position]) =>
      (website) =>
        sql`
        insert into product_filter_values (website_id, product_id, key, title, type, value, number, position)
        select website_id, id, ${name}, ${name}, ${name === 'prijs' ? 'range' : 'list'}, ${String(value)},
          ${name === 'prijs' ? value : null}::numeric, ${position}
        from products where website_id = ${website} on conflict do nothing`,
  ),
  fc.tuple(key, number).map<Change>(
    ([name, position]) =>
      (website) =>
        sql`
        update product_filter_values set title = upper(key), position = ${position}
        where website_id = ${website} and key = ${name}`,
  ),
  fc.tuple(product, product).map<Change>(
    ([from, to]) =>
      (website) =>
        sql`
        update product_filter_values v set product_id = ${to}
        where website_id = ${website} and product_id = ${from}
          and exists (select from products p where p.website_id = ${website} and p.id = ${to})
          and not exists (select from product_filter_values o where o.website_id = ${website} and o.product_id = ${to})`,
  ),
  fc.tuple(product, key).map<Change>(
    ([id, name]) =>
      (website) =>
        sql`delete from product_filter_values where website_id = ${website} and product_id = ${id} and key = ${name}`,
  ),
  fc.tuple(product, fc.constantFrom('published', 'draft', 'archived'), number).map<Change>(
    ([id, status, position]) =>
      (website) =>
        sql`update products set status = ${status}, position = ${position} where website_id = ${website} and id = ${id}`,
  ),
  product.map<Change>(
    (id) => (website) => sql`delete from products where website_id = ${website} and id = ${id}`,
  ),
);

it(
  'the search document of a product follows every change of it and of its filter values',
  { timeout: 120_000 },
  async () => {
    const run = (website: string, work: (tx: WebsiteTransaction) => Promise<unknown>) =>
      withWebsite(database.app, website, work);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(a, b), changes), { minLength: 5, maxLength: 30 }),
        async (all) => {
          for (const [website, change] of all) await run(website, (tx) => change(website).execute(tx));
          const [indexed, own] = await Promise.all([
            storedFacets.execute(database.admin.global),
            expectedFacets.execute(database.admin.global),
          ]);
          expect(indexed.rows).toEqual(own.rows);
        },
      ),
      { numRuns: 40 },
    );
  },
);
