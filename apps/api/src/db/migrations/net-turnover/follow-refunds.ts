import { type Kysely, sql } from 'kysely';

/** A refund takes its amount without VAT off the turnover of the hour in which it was decided, until it fails. */
export async function followRefunds(db: Kysely<unknown>): Promise<void> {
  // What one VAT group pays back, less the VAT in it; of a payment that was one too many nothing, as it was never sold.
  await sql`
    create function refunded_turnover(r refunds) returns bigint language sql immutable parallel safe as $$
      select case when r.kind <> 'order' or r.state = 'failed' then 0::bigint else coalesce((
        select sum((rate ->> 'gross')::bigint - (rate ->> 'tax')::bigint)
        from jsonb_array_elements(r.split -> 'rates') rate), 0)::bigint end
    $$`.execute(db);
  await sql`
    create function is_test_refund(r refunds) returns boolean language sql stable as $$
      select is_test from payment_attempts a where a.website_id = r.website_id and a.id = r.payment_id
    $$`.execute(db);
  await sql`
    create function refund_change(was refunds, now_is refunds) returns bigint language sql stable as $$
      select case when is_test_refund(now_is) then 0
        else refunded_turnover(now_is) - coalesce(refunded_turnover(was), 0) end
    $$`.execute(db);
  await sql`
    create function follow_refund() returns trigger language plpgsql as $$
    declare
      change bigint := refund_change(old, new);
    begin
      if change <> 0 then perform add_sale_hour(new.website_id, new.created_at, -change, 0); end if;
      return null;
    end $$`.execute(db);
  // At the end of the transaction, as orders do, so that others wait shortly.
  await sql`
    create constraint trigger follow_refund after insert or update on refunds
    deferrable initially deferred for each row execute function follow_refund()`.execute(db);
  await sql`
    create function follow_refund_customer() returns trigger language plpgsql as $$
    declare
      change bigint := refund_change(old, new);
    begin
      if change <> 0 then
        update customers c set turnover = c.turnover - change from orders o
        where o.website_id = new.website_id and o.id = new.order_id
          and c.website_id = o.website_id and c.email = o.email;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger follow_customer after insert or update of state on refunds
    for each row execute function follow_refund_customer()`.execute(db);
}
