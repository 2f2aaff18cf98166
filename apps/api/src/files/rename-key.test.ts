import { expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { insertRow, tablesOf } from '../testing/fill-table.ts';
import { fileColumns } from './file-columns.ts';
import { renameKey } from './rename-key.ts';

const OLD = 'assets/1700000000000-abcdefghi1-stoel.jpeg';
const NEW = 'assets/1800000000000-zyxwvutsr9-bank.png';

it('every column that a trigger reads for the files of a place is written when a file is replaced', async () => {
  const { admin } = await createTestDatabase();
  const { rows } = await admin.pool.query<{ name: string; column: string }>(`
    select distinct t.tgrelid::regclass::text as name, a.attname as column
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid, unnest(t.tgattr::int2[]) n
    join pg_attribute a on a.attnum = n
    where a.attrelid = t.tgrelid and p.prosrc like '%save_%file_usages%'
      and format_type(a.atttypid, null) in ('text', 'json', 'jsonb') and a.attname <> 'status' order by 1, 2`);
  const missing = rows.filter(({ name, column }) => !fileColumns[name]?.[column]);
  expect(missing).toEqual([]);
  expect(rows.length).toBeGreaterThan(15);
});

it('a file is replaced in every column that can name it, of one website only', async () => {
  const { admin, app, createWebsite } = await createTestDatabase();
  const websites = [await createWebsite({ host: 'a.test' }), await createWebsite({ host: 'b.test' })];
  // The rows are samples, which the triggers of other domains could not read.
  const db = await admin.pool.connect();
  await db.query(`set session_replication_role = replica`);
  const tables = await tablesOf(admin.pool);
  for (const website of websites) {
    for (const [name, columns] of Object.entries(fileColumns)) {
      const table = tables.find((one) => one.name === name);
      if (!table) throw new Error(`no table ${name}`);
      await insertRow(db, table, website);
      for (const [column, type] of Object.entries(columns)) {
        const text = `/media/${website}/${OLD}#focus=30,70 /media/${website}/${OLD}`;
        const value = type === 'text' ? text : JSON.stringify(name === 'websites' ? { x: text } : [{ text }]);
        await db.query(`update ${name} set ${column} = $1 where ${table.websiteColumn} = $2`, [
          value,
          website,
        ]);
      }
    }
  }
  db.release(true);
  const holders = async (website: string, key: string) => {
    const found: string[] = [];
    for (const { sql, name, websiteColumn, isTable } of tables) {
      // What is searched has the words of a text, whatever they are.
      if (!isTable || !websiteColumn || /^(file_usages|search_.*)$/.test(name)) continue;
      const { rows } = await admin.pool.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(t) as row from ${sql} t where ${websiteColumn} = $1`,
        [website],
      );
      const columns = rows.flatMap(({ row }) => Object.entries(row));
      for (const [column, value] of columns)
        if (JSON.stringify(value).includes(key)) found.push(`${name}.${column}`);
    }
    return [...new Set(found)].sort();
  };
  const every = Object.entries(fileColumns)
    .flatMap(([name, columns]) => Object.keys(columns).map((column) => `${name}.${column}`))
    .sort();
  const [own = '', other = ''] = websites;
  expect(await holders(own, OLD)).toEqual(every);
  await withWebsite(app, own, (tx) => renameKey(tx, own, OLD, NEW));
  expect(await holders(own, OLD)).toEqual([]);
  expect(await holders(own, NEW)).toEqual(every);
  expect(await holders(other, OLD)).toEqual(every);
  const { rows } = await admin.pool.query(`select share_image from pages where website_id = $1`, [own]);
  expect(rows).toEqual([{ share_image: `/media/${own}/${NEW}#focus=30,70 /media/${own}/${NEW}` }]);
});
