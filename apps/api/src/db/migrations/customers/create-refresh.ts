import { type Kysely, sql } from 'kysely';

/** Counts customers anew, for what is corrected or deleted: everything that has their address. */
export async function createRefresh(db: Kysely<unknown>): Promise<void> {
  await createSums(db);
  // Locked before they are counted, in one order, so that of two changes the later one counts what the earlier one did.
  await sql`
    create function refresh_customers(site text, addresses text[]) returns void language plpgsql as $$
    begin
      perform from customers where website_id = site and email = any (addresses) order by email for update;
      insert into customers (website_id, email, first_seen_at, last_seen_at)
      select site, s.email, s.first_seen_at, s.last_seen_at from customer_sums(site, addresses) s
      where s.first_seen_at is not null order by s.email
      on conflict (website_id, email) do nothing;
      perform from customers where website_id = site and email = any (addresses) order by email for update;
      update customers c set orders = s.orders, quotes = s.quotes, submissions = s.submissions, turnover = s.turnover,
        first_seen_at = coalesce(s.first_seen_at, c.first_seen_at), last_seen_at = coalesce(s.last_seen_at, c.last_seen_at),
        described_at = s.described_at, name = s.name, company = s.company, phone = s.phone, postcode = s.postcode,
        city = s.city, country = s.country
      from customer_sums(site, addresses) s where c.website_id = site and c.email = s.email;
      delete from customers c
      where c.website_id = site and c.email = any (addresses) and c.orders = 0 and c.quotes = 0 and c.submissions = 0
        and not exists (select from customer_notes n where n.website_id = site and n.customer_id = c.id);
    end $$`.execute(db);
}

/** What orders, quote requests and submissions say about addresses; the newest purchase says who it is. */
async function createSums(db: Kysely<unknown>): Promise<void> {
  const newest = (table: string) =>
    sql`(select p.customer, p.created_at, p.id from ${sql.table(table)} p
      where p.website_id = site and p.email = a.email order by p.created_at desc, p.id desc limit 1)`;
  await sql`
    create function customer_name(customer jsonb) returns text language sql immutable parallel safe as $$
      select btrim(concat_ws(' ', customer ->> 'invoice_firstname', customer ->> 'invoice_lastname'))
      where customer is not null
    $$`.execute(db);
  await sql`
    create function customer_sums(site text, addresses text[]) returns table (
      email text, orders integer, quotes integer, submissions integer, turnover bigint, first_seen_at timestamptz,
      last_seen_at timestamptz, described_at timestamptz, name text, company text, phone text, postcode text, city text,
      country text)
    language sql stable as $$
      select a.email, o.count, q.count, s.count, o.turnover, least(o.first, q.first, s.first),
        greatest(o.last, q.last, s.last), n.created_at,
        coalesce(customer_name(n.customer), f.person, ''), coalesce(n.customer ->> 'invoice_company', ''),
        coalesce(n.customer ->> 'invoice_phonenumber', ''), coalesce(n.customer ->> 'invoice_postcode', ''),
        coalesce(n.customer ->> 'invoice_city', ''), upper(coalesce(n.customer ->> 'invoice_country', ''))
      from (select distinct address as email from unnest(addresses) address where address <> '') a
      cross join lateral (
        select count(*)::integer as count, min(p.created_at) as first, max(p.created_at) as last,
          coalesce(sum(p.total_excl_tax) filter (where is_sale(p.status, p.payment_method, p.payment_status)), 0)::bigint
            as turnover
        from orders p where p.website_id = site and p.email = a.email) o
      cross join lateral (
        select count(*)::integer as count, min(p.created_at) as first, max(p.created_at) as last
        from quotes p where p.website_id = site and p.email = a.email) q
      cross join lateral (
        select count(*)::integer as count, min(p.created_at) as first, max(p.created_at) as last
        from form_submissions p where p.website_id = site and p.email = a.email) s
      left join lateral (
        select * from (${newest('orders')} union all ${newest('quotes')}) both_kinds
        order by created_at desc, id desc limit 1) n on true
      left join lateral (
        select p.person from form_submissions p where p.website_id = site and p.email = a.email and p.person <> ''
        order by p.created_at desc, p.id desc limit 1) f on true
    $$`.execute(db);
}
