import { type Kysely, sql } from 'kysely';

/**
 * What the list looks in and sorts by is stored with each order and quote request, because a computed value cannot be
 * compared in an index under row-level security (0053).
 */
export async function createListColumns(db: Kysely<unknown>): Promise<void> {
  await createWords(db);
  await sql`
    create function purchase_country(customer jsonb) returns text language plpgsql immutable parallel safe as $$
    begin
      return upper(coalesce(case when customer ->> 'custom_shipping_information' = 'true'
        then nullif(customer ->> 'shipping_country', '') end, customer ->> 'invoice_country', ''));
    end $$`.execute(db);
  // The number of digits before the digits: 9999 comes before 10000. Letters, which quote requests begin with, come last.
  await sql`
    create function sort_number(number text) returns text language plpgsql immutable parallel safe as $$
    declare digits text := regexp_replace(number, '\\D', '', 'g');
    begin return substring(number from '^\\D*') || lpad(length(digits)::text, 2, '0') || digits; end $$`.execute(
    db,
  );
  for (const table of ['orders', 'quotes']) {
    await sql`
      alter table ${sql.table(table)}
        add column find_text text not null
          generated always as (find_purchase_text(number, email, customer, snapshot)) stored,
        add column sort_customer text collate "C" not null generated always as (sort_text(find_person(customer))) stored,
        add column sort_number text collate "C" not null generated always as (sort_number(number)) stored,
        add column country text not null generated always as (purchase_country(customer)) stored`.execute(db);
  }
  // Whether a cart became the other one too: to look for it among all of them takes longer than the rest of the list.
  await sql`alter table orders add column with_quote boolean not null default false`.execute(db);
  await sql`alter table quotes add column with_order boolean not null default false`.execute(db);
  // Follows from the events of payments; stored to filter by.
  await sql`
    alter table orders add column payment_status text not null default '' check (payment_status in ('', 'open',
      'pending', 'authorized', 'paid', 'expired', 'failed', 'canceled', 'refunded', 'partially_refunded', 'charged_back'))`.execute(
    db,
  );
}

/** Number, customer, e-mail, postcodes with and without their space, and titles and numbers of the products. */
async function createWords(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function find_purchase_text(number text, email text, customer jsonb, snapshot jsonb) returns text
    language plpgsql immutable parallel safe as $$
    begin
      return ' ' || find_plain(concat_ws(' ', number, find_person(customer), email,
        customer ->> 'shipping_firstname', customer ->> 'shipping_lastname',
        customer ->> 'invoice_postcode', replace(customer ->> 'invoice_postcode', ' ', ''),
        customer ->> 'shipping_postcode', replace(customer ->> 'shipping_postcode', ' ', ''),
        (select string_agg(concat_ws(' ', line ->> 'title', nullif(line ->> 'article_number', '')), ' ')
          from (select jsonb_path_query(snapshot, '$.cart.shoppingcart.products[*]') as line
            union all select jsonb_path_query(snapshot, '$.cart.quote.products[*]')) lines)));
    end $$`.execute(db);
}
