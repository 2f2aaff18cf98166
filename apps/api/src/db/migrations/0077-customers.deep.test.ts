import { expect, it } from 'vitest';
import { createEmptyDatabase } from '../../testing/create-empty-database.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './index.ts';

const before = migrations.filter(({ name }) => name < '0077');
const items = [
  { type: 'text', identifier: 'Voornaam' },
  { type: 'text', identifier: 'achternaam' },
  { type: 'email', identifier: 'mail' },
  { type: 'email', identifier: 'ander' },
];

it('names the senders of stored forms as forms that are sent now, and makes customers of them', async () => {
  const address = await createEmptyDatabase();
  await migrate(address('etalage_owner'), before);
  const db = openDatabase(address('postgres'), { maxConnections: 1 });
  await db.pool.query(`insert into websites (id, slug, name) values ('a', 'a', 'A')`);
  await db.pool.query(`insert into forms (website_id, id, title, settings)
    values ('a', 'f', 'Contact', '{}')`);
  await db.pool.query(
    `insert into form_versions (website_id, form_id, version, submit_title, items) values ('a', 'f', 1, 'Sturen', $1)`,
    [JSON.stringify(items)],
  );
  for (const [id, answers] of [
    ['1', { Voornaam: 'Anna', achternaam: 'Bakker', mail: 'geen adres', ander: ' Anna@Voorbeeld.nl ' }],
    ['2', { Voornaam: '', mail: 'geen adres' }],
  ] as const)
    await db.pool.query(
      `insert into form_submissions (website_id, id, form_id, version, answers)
      values ('a', $1, 'f', 1, $2)`,
      [id, answers],
    );
  await migrate(address('etalage_owner'), migrations);
  const { rows: sent } = await db.pool.query(`select id, email, person from form_submissions order by id`);
  const { rows: customers } = await db.pool.query(`select email, name, submissions from customers`);
  await db.close();
  expect(sent).toEqual([
    { id: '1', email: 'anna@voorbeeld.nl', person: 'Anna Bakker' },
    { id: '2', email: '', person: '' },
  ]);
  expect(customers).toEqual([{ email: 'anna@voorbeeld.nl', name: 'Anna Bakker', submissions: 1 }]);
});
