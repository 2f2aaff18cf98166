import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { compiledStatement } from './compiled-statement.ts';
import { newId } from './new-id.ts';
import { readWebsite, withWebsite } from './with-website.ts';

const { app, createWebsite } = await createTestDatabase();
const a = await createWebsite({ name: 'A' });
const b = await createWebsite({ name: 'B' });

const byId = compiledStatement<{ id: string }, { name: string; id: string }>((db, value) =>
  db.selectFrom('websites').select(['name', 'id']).where('id', '=', value('id')).where('id', '<>', 'fixed'),
);

it('a compiled statement takes new values at each call, also in concurrent calls, and each sees its own website', async () => {
  const readRow = (website: string, id: string) => readWebsite(app, website, (tx) => byId(tx, { id }));
  const rows = await Promise.all(
    Array.from({ length: 20 }, (_, at) => (at % 2 ? readRow(a, a) : readRow(b, b))).concat(readRow(a, b)),
  );
  expect(rows.map(([row]) => row?.name).join('')).toBe(`${'BA'.repeat(10)}`);
  expect(rows.at(-1)).toEqual([]);
});

it('a compiled statement uses the same value at every place with its name', async () => {
  const insert = compiledStatement<{ website: string; text: string; end: Date }, unknown>((db, value) =>
    db.insertInto('carts').values({
      website_id: value('website'),
      id: value('text'),
      vies_number: value('text'),
      expires_at: value('end'),
    }),
  );
  const text = newId();
  const found = await withWebsite(app, a, async (tx) => {
    await insert(tx, { website: a, text, end: new Date('2030-01-01T00:00:00Z') });
    return tx.selectFrom('carts').select(['vies_number', 'expires_at']).where('id', '=', text).execute();
  });
  expect(found).toEqual([{ vies_number: text, expires_at: new Date('2030-01-01T00:00:00Z') }]);
});
