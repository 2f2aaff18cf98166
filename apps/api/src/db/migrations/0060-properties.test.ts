import { expect, it } from 'vitest';
import { createEmptyDatabase } from '../../testing/create-empty-database.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './index.ts';

const before = migrations.filter(({ name }) => name < '0060');

it('makes properties of the filter values of every website, and writes each number in one way', async () => {
  const address = await createEmptyDatabase();
  await migrate(address('etalage_owner'), before);
  const db = openDatabase(address('postgres'), { maxConnections: 1 });
  for (const site of ['a', 'b']) {
    await db.pool.query(`insert into websites (id, slug, name) values ($1, $1, $1)`, [site]);
    await db.pool.query(
      `insert into vat_classes (website_id, id, name, category, rate_bp) values ($1, 'high', 'Hoog', 'S', 2100)`,
      [site],
    );
    await db.pool.query(
      `insert into products (website_id, id, title, url, price_cents) values ($1, 'p', 'Stoel', '/p', 1)`,
      [site],
    );
    await db.pool.query(
      `insert into product_filter_values (website_id, product_id, key, title, type, value, number, position) values
        ($1, 'p', 'kleur', 'Kleur', 'list', $1, null, 3), ($1, 'p', 'maat', 'Maat', 'range', '12.50', 12.50, 1)`,
      [site],
    );
  }
  await migrate(address('etalage_owner'), migrations);
  const made = await db.pool.query(
    `select r.website_id as site, r.key, r.title, r.kind, r.position, v.value, f.value as of_product
     from properties r join product_filter_values f on f.website_id = r.website_id and f.key = r.key
       and f.title = r.title and f.position = r.position
     left join property_values v on v.website_id = r.website_id and v.property_id = r.id order by 1, 2`,
  );
  await db.close();
  expect(made.rows).toEqual(
    ['a', 'b'].flatMap((site) => [
      { site, key: 'kleur', title: 'Kleur', kind: 'choice', position: 1, value: site, of_product: site },
      { site, key: 'maat', title: 'Maat', kind: 'range', position: 0, value: null, of_product: '12,5' },
    ]),
  );
});
