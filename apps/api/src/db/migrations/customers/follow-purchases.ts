import { type Kysely, sql } from 'kysely';

/** Counts each order and quote request with its customer, in the transaction that stores or changes it. */
export async function followPurchases(db: Kysely<unknown>): Promise<void> {
  await createAdding(db);
  await sql`
    create function follow_order_customer() returns trigger language plpgsql as $$
    declare
      was bigint := case when is_sale(old.status, old.payment_method, old.payment_status)
        then old.total_excl_tax else 0 end;
      now_is bigint := case when is_sale(new.status, new.payment_method, new.payment_status)
        then new.total_excl_tax else 0 end;
    begin
      if is_corrected(old.email, new.email, old.customer, new.customer) then
        perform refresh_customers(new.website_id, array[old.email, new.email]);
      elsif was <> now_is then
        update customers set turnover = turnover + now_is - was
        where website_id = new.website_id and email = new.email;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger follow_customer after update of email, customer, status, payment_method, payment_status,
      total_excl_tax on orders for each row execute function follow_order_customer()`.execute(db);
  await sql`
    create function follow_quote_customer() returns trigger language plpgsql as $$
    begin
      if is_corrected(old.email, new.email, old.customer, new.customer) then
        perform refresh_customers(new.website_id, array[old.email, new.email]);
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger follow_customer after update of email, customer on quotes
    for each row execute function follow_quote_customer()`.execute(db);
  await countNew(
    db,
    'orders',
    `array[1, 0], case when is_sale(status, payment_method, payment_status)
    then total_excl_tax else 0 end`,
  );
  await countNew(db, 'quotes', 'array[0, 1], 0');
  for (const table of ['orders', 'quotes']) await refreshAfterDelete(db, table);
}

/** One new row is added to the sums; many rows of one statement are counted anew, because each would change its customer. */
async function countNew(db: Kysely<unknown>, table: string, counts: string): Promise<void> {
  const name = sql.id(`count_new_${table}`);
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
    begin
      if (select count(*) from added) = 1 then
        perform add_purchase(website_id, email, customer, created_at, ${sql.raw(counts)}) from added;
      else
        perform refresh_customers(website_id, array_agg(distinct email)) from added group by website_id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger count_customers after insert on ${sql.table(table)} referencing new table as added
    for each statement execute function ${name}()`.execute(db);
}

/** Counts the customers of rows of a table anew when these are deleted, each once. */
export async function refreshAfterDelete(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`
    create or replace function refresh_deleted_customers() returns trigger language plpgsql as $$
    begin
      perform refresh_customers(website_id, array_agg(distinct email)) from gone group by website_id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger refresh_deleted_customers after delete on ${sql.table(table)} referencing old table as gone
    for each statement execute function refresh_deleted_customers()`.execute(db);
}

/** What a purchase says about its customer. */
const descriptions = ['described_at', 'name', 'company', 'phone', 'postcode', 'city', 'country'];

async function createAdding(db: Kysely<unknown>): Promise<void> {
  const described = descriptions.map((name) => {
    const column = sql.id(name);
    return sql`${column} = case when c.described_at is null or c.described_at < at
      then excluded.${column} else c.${column} end`;
  });
  // Erasing a purchase takes its address away; what is left of the customer is written by who erases.
  await sql`
    create function is_corrected(old_email text, new_email text, was jsonb, now_is jsonb) returns boolean
    language sql immutable parallel safe as $$
      select new_email <> '' and (old_email <> new_email or was <> now_is)
    $$`.execute(db);
  await sql`
    create function add_purchase(site text, address text, customer jsonb, at timestamptz, counts integer[], gain bigint)
    returns void language plpgsql as $$
    begin
      if address = '' then return; end if;
      insert into customers as c (website_id, email, first_seen_at, last_seen_at, described_at, orders, quotes, turnover,
        name, company, phone, postcode, city, country)
      values (site, address, at, at, at, counts[1], counts[2], gain, customer_name(customer),
        coalesce(customer ->> 'invoice_company', ''), coalesce(customer ->> 'invoice_phonenumber', ''),
        coalesce(customer ->> 'invoice_postcode', ''), coalesce(customer ->> 'invoice_city', ''),
        upper(coalesce(customer ->> 'invoice_country', '')))
      on conflict (website_id, email) do update set
        orders = c.orders + excluded.orders, quotes = c.quotes + excluded.quotes,
        turnover = c.turnover + excluded.turnover,
        first_seen_at = least(c.first_seen_at, at), last_seen_at = greatest(c.last_seen_at, at),
        -- The newest purchase says who it is.
        ${sql.join(described)};
    end $$`.execute(db);
}
