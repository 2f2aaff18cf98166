import { type CategoryRule, matchesRule, type RuleCondition, type RuledProduct } from '@etalage/shop-domain';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/create-test-database.ts';

const database = await createTestDatabase();
await database.createWebsite({ id: 'a' });
await database.createWebsite({ id: 'b' });
const { pool } = database.admin;
const { pool: app } = database.app;

const ids = ['p1', 'p2', 'p3', 'p4', 'p5'];
const hand = ['h1', 'h2'];
const ruled = ['r1', 'r2', 'r3'];
const titles = ['Eiken tafel', 'Tafel EIK', 'Stoel', 'Één lamp', 'Bank 100%'];
const texts = ['tafel', 'TAFEL', 'ei', 'een', '%', "'"];
const brands = ['', 'Fermob', 'FERMOB', 'Café', "O'Neill"];
const numbers = ['', 'TA-1', 'ta-2', 'ST', 'T'];
const prices = [0, 100, 250, 5000];

const text = fc.constantFrom(...texts, ...brands.filter(Boolean), ...numbers.filter(Boolean));
const price = fc.constantFrom(null, ...prices);
const value = fc.record({
  key: fc.constantFrom('kleur', 'hout'),
  value: fc.constantFrom('rood', 'Rood', "'s"),
});
const condition: fc.Arbitrary<RuleCondition> = fc.oneof(
  fc.record({ field: fc.constantFrom('brand' as const, 'title' as const, 'article_number' as const), text }),
  fc.record({ field: fc.constant('price' as const), from: price, to: price }),
  fc.constant({ field: 'sale' as const }),
  value.map((one) => ({ field: 'filter' as const, ...one })),
  fc.constantFrom(...hand, ...ruled).map((id) => ({ field: 'category' as const, id })),
);
const rule: fc.Arbitrary<CategoryRule> = fc.record({
  match: fc.constantFrom('all' as const, 'any' as const),
  conditions: fc.array(condition, { maxLength: 4 }),
});
const columns = fc.record({
  title: fc.constantFrom(...titles),
  brand: fc.constantFrom(...brands),
  hide_price: fc.boolean(),
  price_cents: fc.constantFrom(...prices),
  sale_price_cents: price,
  lowest_price_cents: price,
  exclude_base_price: fc.boolean(),
  variant: fc.constantFrom(...numbers.map((number) => number && `V${number}`)),
});
const id = fc.constantFrom(...ids);
type Columns = typeof columns extends fc.Arbitrary<infer Row> ? Row : never;
type Change =
  | { kind: 'product'; id: string; columns: Columns }
  | { kind: 'prices'; to: number }
  | { kind: 'value'; id: string; value: { key: string; value: string } }
  | { kind: 'no_value'; key: string }
  | { kind: 'put' | 'take'; id: string; category: string }
  | { kind: 'rule'; category: string; rule: CategoryRule }
  | { kind: 'gone'; id: string };
const category = fc.constantFrom(...hand);
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('product' as const), id, columns }),
  fc.record({ kind: fc.constant('prices' as const), to: fc.constantFrom(...prices) }),
  fc.record({ kind: fc.constant('value' as const), id, value }),
  fc.record({ kind: fc.constant('no_value' as const), key: fc.constantFrom('kleur', 'hout') }),
  fc.record({ kind: fc.constantFrom('put' as const, 'take' as const), id, category }),
  fc.record({ kind: fc.constant('rule' as const), category: fc.constantFrom(...ruled), rule }),
  fc.record({ kind: fc.constant('gone' as const), id }),
);

async function make(one: Change): Promise<void> {
  switch (one.kind) {
    case 'product': {
      const { variant, ...row } = one.columns;
      const variants = variant === '' ? [] : [{ id: 'v', article_number: variant }];
      await pool.query(
        `insert into products (website_id, id, url, title, brand, hide_price, price_cents, sale_price_cents,
           lowest_price_cents, exclude_base_price, variants, variant_options)
         values ('a', $1::text, '/' || $1::text, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         on conflict (website_id, id) do update set title = excluded.title, brand = excluded.brand,
           hide_price = excluded.hide_price, price_cents = excluded.price_cents,
           sale_price_cents = excluded.sale_price_cents, lowest_price_cents = excluded.lowest_price_cents,
           exclude_base_price = excluded.exclude_base_price, variants = excluded.variants,
           variant_options = excluded.variant_options`,
        [one.id, ...Object.values(row), JSON.stringify(variants), variants.map(() => 'maat')],
      );
      return;
    }
    case 'prices':
      await pool.query(`update products set price_cents = $1 where website_id = 'a'`, [one.to]);
      return;
    case 'value':
      await pool.query(
        `insert into product_filter_values (website_id, product_id, key, title, type, value)
         select 'a', id, $2, $2, 'list', $3 from products where website_id = 'a' and id = $1 on conflict do nothing`,
        [one.id, one.value.key, one.value.value],
      );
      return;
    case 'no_value':
      await pool.query(`delete from product_filter_values where website_id = 'a' and key = $1`, [one.key]);
      return;
    case 'put':
      await pool.query(
        `insert into product_categories (website_id, product_id, category_id)
         select 'a', id, $2 from products where website_id = 'a' and id = $1 on conflict do nothing`,
        [one.id, one.category],
      );
      return;
    case 'take':
      await pool.query(
        `delete from product_categories where website_id = 'a' and product_id = $1 and category_id = $2`,
        [one.id, one.category],
      );
      return;
    case 'rule':
      await pool.query(`update categories set rule = $2 where website_id = 'a' and id = $1`, [
        one.category,
        JSON.stringify(one.rule),
      ]);
      return;
    case 'gone':
      await pool.query(`delete from products where website_id = 'a' and id = $1`, [one.id]);
  }
}

/** What is stored of the products, as the plain rule reads it. */
async function readProducts(): Promise<(RuledProduct & { id: string })[]> {
  const { rows } = await pool.query(
    `select p.id, p.title, p.brand, p.hide_price, p.price_cents, p.sale_price_cents, p.lowest_price_cents,
       p.exclude_base_price, p.article_numbers,
       (select coalesce(jsonb_agg(jsonb_build_object('key', v.key, 'value', v.value)), '[]')
        from product_filter_values v where v.website_id = 'a' and v.product_id = p.id) as filter_values,
       array(select m.category_id from product_categories m
         where m.website_id = 'a' and m.product_id = p.id and m.category_id = any ($1)) as categories
     from products p where p.website_id = 'a'`,
    [hand],
  );
  return rows;
}

async function members(of: string): Promise<string[]> {
  const { rows } = await pool.query(
    `select product_id as id from product_categories where website_id = 'a' and category_id = $1 and by_rule order by 1`,
    [of],
  );
  return rows.map((row) => row.id);
}

beforeEach(async () => {
  await pool.query(`delete from products`);
  await pool.query(`delete from categories`);
  for (const one of [...hand, ...ruled]) {
    await pool.query(
      `insert into categories (website_id, id, title, url) values ('a', $1::text, $1::text, '/c/' || $1::text)`,
      [one],
    );
  }
});

it('has the products for which the plain rule is true, after any changes', { timeout: 240_000 }, async () => {
  let most = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(rule, { minLength: 3, maxLength: 3 }),
      fc.array(change, { minLength: 1, maxLength: 12 }),
      async (rules, changes) => {
        const first = rules.map((one, at) => ({ kind: 'rule' as const, category: ruled[at]!, rule: one }));
        const current = new Map<string, CategoryRule>();
        for (const one of [...first, ...changes]) {
          await make(one);
          if (one.kind === 'rule') current.set(one.category, one.rule);
          const products = await readProducts();
          for (const [of, expected] of current) {
            const matching = products
              .filter((product) => matchesRule(expected, product))
              .map((one) => one.id);
            expect(await members(of)).toEqual(matching.toSorted());
            most = Math.max(most, matching.length);
          }
        }
      },
    ),
    { numRuns: 120 },
  );
  expect(most).toBeGreaterThan(2);
});

it('keeps the products of a rule that is taken away, behind the other categories of each', async () => {
  const row = { title: 'Tafel', brand: '', hide_price: false, price_cents: 100, sale_price_cents: null };
  const all = { ...row, lowest_price_cents: null, exclude_base_price: false, variant: '' };
  await make({ kind: 'product', id: 'p1', columns: all });
  await make({ kind: 'put', id: 'p1', category: 'h1' });
  await make({
    kind: 'rule',
    category: 'r1',
    rule: { match: 'all', conditions: [{ field: 'title', text: 'tafel' }] },
  });
  await pool.query(`update categories set rule = null where id = 'r1'`);
  const { rows } = await pool.query(
    `select category_id, by_rule, place from product_categories order by place`,
  );
  expect(rows).toEqual([
    { category_id: 'h1', by_rule: false, place: 0 },
    { category_id: 'r1', by_rule: false, place: 1 },
  ]);
});

it('never looks at products of another website', async () => {
  await pool.query(
    `insert into products (website_id, id, url, title, price_cents) values ('b', 'p1', '/p1', 'Tafel', 1)`,
  );
  await make({
    kind: 'rule',
    category: 'r1',
    rule: { match: 'all', conditions: [{ field: 'title', text: 'tafel' }] },
  });
  expect(await members('r1')).toEqual([]);
  const client = await app.connect();
  await client.query(`begin`);
  await client.query(`select set_config('app.website_id', 'a', true)`);
  await client.query(
    `insert into products (website_id, id, url, title, price_cents) values ('a', 'p1', '/p1', 'Tafel', 1)`,
  );
  await client.query(`commit`);
  client.release();
  const { rows } = await pool.query(`select website_id, product_id from product_categories`);
  expect(rows).toEqual([{ website_id: 'a', product_id: 'p1' }]);
});
