import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../../tenant-table.ts';

/** Orders that were placed while VIES gave no answer: their number is asked about again, and what follows is decided. */
export async function createVatRechecks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vat_rechecks (
      website_id text not null,
      order_id text not null,
      state text not null default 'waiting' check (state in ('waiting', 'valid', 'invalid', 'ended')),
      tries integer not null default 0,
      next_at timestamptz not null default clock_or(now()),
      claimed_at timestamptz,
      proof jsonb,
      answered_at timestamptz,
      proposal text not null default 'none' check (proposal in ('none', 'open', 'made', 'declined')),
      primary key (website_id, order_id),
      foreign key (website_id, order_id) references orders (website_id, id) on delete cascade
    )`.execute(db);
  await sql`create index vat_rechecks_due on vat_rechecks (website_id, next_at) where state = 'waiting'`.execute(
    db,
  );
  await sql`create index vat_rechecks_open on vat_rechecks (website_id) where proposal = 'open'`.execute(db);
  await protectTenantTable(db, 'vat_rechecks');
  await sql`revoke delete on vat_rechecks from etalage_app`.execute(db);
  await followUnanswered(db);
  await followAnswers(db);
}

async function followUnanswered(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function follow_vat_recheck() returns trigger language plpgsql as $$
    begin
      if new.snapshot #>> '{vat,status}' = 'unavailable' then
        insert into vat_rechecks (website_id, order_id) values (new.website_id, new.id);
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger follow_vat_recheck after insert on orders for each row execute function follow_vat_recheck()`.execute(
    db,
  );
}

/** An answer that comes later is added to the chain with it, once. */
async function followAnswers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function follow_vat_answer() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      number_of text;
    begin
      if old.proof is null and new.proof is not null then
        select o.number into strict number_of from orders o where o.website_id = new.website_id and o.id = new.order_id;
        perform append_vat_proof(new.website_id, new.order_id, number_of, new.proof);
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger follow_vat_answer after update of proof on vat_rechecks
    for each row execute function follow_vat_answer()`.execute(db);
}

/** Orders of before whose number was never answered, but those of which nobody knows any more whose they were. */
export async function addExistingVatRechecks(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select website_ids() as id`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('app.website_id', ${id}, true)`.execute(db);
    await sql`
      insert into vat_rechecks (website_id, order_id)
      select o.website_id, o.id from orders o
      where o.website_id = ${id} and o.snapshot #>> '{vat,status}' = 'unavailable' and o.email <> ''`.execute(
      db,
    );
  }
  await sql`select set_config('app.website_id', '', true)`.execute(db);
}
