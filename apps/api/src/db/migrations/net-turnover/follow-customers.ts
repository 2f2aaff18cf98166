import { type Kysely, sql } from 'kysely';

/** The turnover of a customer follows the same rule. */
export async function followCustomers(db: Kysely<unknown>): Promise<void> {
  await replaceSums(db);
  await sql`
    create or replace function follow_order_customer() returns trigger language plpgsql as $$
    declare
      was bigint := case when is_sale(old.status, old.payment_method, old.payment_status, old.is_test)
        then old.total_excl_tax else 0 end;
      now_is bigint := case when is_sale(new.status, new.payment_method, new.payment_status, new.is_test)
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
  await sql`drop trigger follow_customer on orders`.execute(db);
  await sql`
    create trigger follow_customer after update of email, customer, status, payment_method, payment_status, is_test,
      total_excl_tax on orders for each row execute function follow_order_customer()`.execute(db);
  await sql`
    create or replace function count_new_orders() returns trigger language plpgsql as $$
    begin
      if (select count(*) from added) = 1 then
        perform add_purchase(website_id, email, customer, created_at, array[1, 0],
          case when is_sale(status, payment_method, payment_status, is_test) then total_excl_tax else 0 end) from added;
      else
        perform refresh_customers(website_id, array_agg(distinct email)) from added group by website_id;
      end if;
      return null;
    end $$`.execute(db);
}

/** What orders, quote requests and submissions say about addresses; the newest purchase says who it is. */
async function replaceSums(db: Kysely<unknown>): Promise<void> {
  const newest = (table: string) =>
    sql`(select p.customer, p.created_at, p.id from ${sql.table(table)} p
      where p.website_id = site and p.email = a.email order by p.created_at desc, p.id desc limit 1)`;
  await sql`
    create or replace function customer_sums(site text, addresses text[]) returns table (
      email text, orders integer, quotes integer, submissions integer, turnover bigint, first_seen_at timestamptz,
      last_seen_at timestamptz, described_at timestamptz, name text, company text, phone text, postcode text, city text,
      country text)
    language sql stable as $$
      select a.email, o.count, q.count, s.count, o.turnover - o.refunded, least(o.first, q.first, s.first),
        greatest(o.last, q.last, s.last), n.created_at,
        coalesce(customer_name(n.customer), f.person, ''), coalesce(n.customer ->> 'invoice_company', ''),
        coalesce(n.customer ->> 'invoice_phonenumber', ''), coalesce(n.customer ->> 'invoice_postcode', ''),
        coalesce(n.customer ->> 'invoice_city', ''), upper(coalesce(n.customer ->> 'invoice_country', ''))
      from (select distinct address as email from unnest(addresses) address where address <> '') a
      cross join lateral (
        select count(*)::integer as count, min(p.created_at) as first, max(p.created_at) as last,
          coalesce(sum(p.total_excl_tax)
            filter (where is_sale(p.status, p.payment_method, p.payment_status, p.is_test)), 0)::bigint as turnover,
          -- Read per order, by its index: a join would read all orders for each address.
          coalesce(sum((
            select sum(refunded_turnover(r)) from refunds r
            where r.website_id = p.website_id and r.order_id = p.id and not is_test_refund(r))), 0)::bigint as refunded
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
