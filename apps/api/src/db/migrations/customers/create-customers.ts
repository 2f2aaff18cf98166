import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../../tenant-table.ts';

/** The orders of the list, each with an index. */
const sorted = {
  seen: 'last_seen_at',
  turnover: 'turnover',
  name: 'sort_name',
  orders: 'orders',
};

/**
 * A customer is an e-mail address. It is null once the data of the person was erased: the row then only says when, and
 * how many orders the law makes the shop keep.
 */
export async function createCustomers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function find_customer_text(name text, company text, email text, phone text, postcode text, city text)
    returns text language plpgsql immutable parallel safe as $$
    begin
      return ' ' || find_plain(concat_ws(' ', name, company, email, phone, regexp_replace(phone, '\\D', '', 'g'), postcode,
        replace(postcode, ' ', ''), city));
    end $$`.execute(db);
  await sql`
    create table customers (
      website_id text not null references websites (id) on delete cascade,
      id text not null default replace(gen_random_uuid()::text, '-', ''),
      email text check (email <> ''),
      name text not null default '',
      company text not null default '',
      phone text not null default '',
      postcode text not null default '',
      city text not null default '',
      country text not null default '',
      first_seen_at timestamptz not null,
      last_seen_at timestamptz not null,
      described_at timestamptz,
      orders integer not null default 0,
      quotes integer not null default 0,
      submissions integer not null default 0,
      turnover bigint not null default 0,
      erased_at timestamptz,
      kept_orders integer not null default 0,
      kept_until date,
      find_text text not null
        generated always as (find_customer_text(name, company, email, phone, postcode, city)) stored,
      sort_name text collate "C" not null
        generated always as (sort_text(coalesce(nullif(company, ''), nullif(name, ''), email, ''))) stored,
      primary key (website_id, id),
      unique (website_id, email)
    )`.execute(db);
  await protectTenantTable(db, 'customers');
  for (const [name, column] of Object.entries(sorted)) {
    await sql`create index ${sql.id(`customers_listed_by_${name}`)}
      on customers (website_id, ${sql.id(column)}, id) where email is not null`.execute(db);
  }
  await sql`create index customers_of_country on customers (website_id, country, last_seen_at, id)
    where email is not null`.execute(db);
  await sql`create index customers_of_forms on customers (website_id, last_seen_at, id)
    where email is not null and orders = 0 and quotes = 0`.execute(db);
  await sql`create index customers_of_companies on customers (website_id, last_seen_at, id)
    where email is not null and company <> ''`.execute(db);
  for (const table of ['orders', 'quotes']) {
    await sql`create index ${sql.id(`${table}_of_email`)}
      on ${sql.table(table)} (website_id, email, created_at, id)`.execute(db);
  }
}
