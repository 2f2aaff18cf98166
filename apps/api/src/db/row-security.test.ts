import { beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { tablesOf } from '../testing/fill-table.ts';
import { findOpenTables } from '../testing/find-open-tables.ts';

const { admin, app } = await createTestDatabase();
const check = () => findOpenTables(admin.pool, app.pool);

/** Breaks the scratch database, runs the check, and repairs the database. */
async function whileBroken(breaking: string, repair: string): Promise<string[]> {
  await admin.pool.query(breaking);
  const found = await check();
  await admin.pool.query(repair);
  return found;
}

describe('row-level security', () => {
  it('applies to the role of the program', async () => {
    const { rows } = await app.pool.query(
      'select rolname, rolsuper, rolbypassrls from pg_roles where rolname = current_user',
    );
    expect(rows).toEqual([{ rolname: 'etalage_app', rolsuper: false, rolbypassrls: false }]);
    const owned = await admin.pool.query(`select from pg_class where relowner = 'etalage_app'::regrole`);
    expect(owned.rowCount).toBe(0);
  });

  it('separates two websites in every table of the database', async () => {
    expect((await tablesOf(admin.pool)).length).toBeGreaterThan(5);
    expect(await check()).toEqual([]);
  });
});

describe('functions that run with the rights of the schema’s owner', () => {
  it('are not granted to everyone and set their search path, so that nobody can make them use another table', async () => {
    const { rows } = await admin.pool.query<{ name: string }>(`
      select p.proname as name
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace and n.nspname = 'public'
      where p.prosecdef and (
        not coalesce(p.proconfig::text like '%search_path=%', false)
        or exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) where grantee = 0)
      ) and p.prorettype <> 'trigger'::regtype
      order by 1`);
    expect(rows).toEqual([]);
  });
});

describe('the check itself', () => {
  const repairPolicy = `create policy website_hosts_website on website_hosts
    using (website_id = current_setting('app.website_id', true))`;

  beforeAll(async () => expect(await check()).toEqual([]));

  it('reports a table whose policy was dropped', async () => {
    const found = await whileBroken('drop policy website_hosts_website on website_hosts', repairPolicy);
    expect(found).toContain('website_hosts: hides the rows of its own website');
  });

  it('reports a table whose security was switched off', async () => {
    const found = await whileBroken(
      'alter table website_hosts disable row level security',
      'alter table website_hosts enable row level security',
    );
    expect(found).toContain('website_hosts: row-level security is not enabled and forced');
    expect(found).toContain('website_hosts: shows rows while no website is set');
    expect(found).toContain('website_hosts: shows rows of another website');
    expect(found).toContain('website_hosts: accepts a row for another website');
  });

  it('reports a table whose security does not apply to its owner', async () => {
    const found = await whileBroken(
      'alter table websites no force row level security',
      'alter table websites force row level security',
    );
    expect(found).toEqual(['websites: row-level security is not enabled and forced']);
  });

  it('reports an additional policy that gives access to a table', async () => {
    const found = await whileBroken(
      'create policy open on website_hosts for select using (true)',
      'drop policy open on website_hosts',
    );
    expect(found).toContain('website_hosts: shows rows while no website is set');
  });

  it('reports a new table without protection, and a view that bypasses it', async () => {
    const found = await whileBroken(
      `create table forgotten (website_id text not null, word text not null, primary key (website_id, word));
       create view window_shop as select * from website_hosts;
       grant select, insert, update, delete on forgotten, window_shop to etalage_app`,
      'drop table forgotten; drop view window_shop',
    );
    expect(found).toContain('forgotten: shows rows while no website is set');
    expect(found).toContain('forgotten: accepts a row for another website');
    expect(found).toContain('window_shop: shows rows of another website');
  });
});

describe('tenant tables', () => {
  it('have website_id first in their primary key and every index, or anywhere in one whose columns have no order', async () => {
    const { rows } = await admin.pool.query<{ index: string }>(`
      select c.relname || '.' || i.relname as index
      from pg_index x
      join pg_class c on c.oid = x.indrelid
      join pg_class i on i.oid = x.indexrelid
      join pg_am method on method.oid = i.relam
      join pg_attribute first on first.attrelid = c.oid and first.attnum = x.indkey[0]
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      where exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'website_id')
        and first.attname <> 'website_id'
        and not (method.amname = 'gin' and exists (
          select from pg_attribute a where a.attrelid = c.oid and a.attname = 'website_id' and a.attnum = any (x.indkey)))
      order by 1`);
    expect(rows.map((row) => row.index).filter((index) => !ABOVE_WEBSITES.includes(index))).toEqual([]);
  });

  /** Looked up before the website is known: a host name, and the websites of an account. */
  const ABOVE_WEBSITES = ['memberships.memberships_of_user', 'website_hosts.website_hosts_host_key'];
});
