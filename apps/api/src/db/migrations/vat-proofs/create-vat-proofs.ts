import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../../tenant-table.ts';

/**
 * The answers of VIES that orders relied on, as a chain: the hash of each is of its own text and the hash before it, so that
 * whoever changes, removes or slips in one must change all that follow. The head says where the chain ends, so that its end
 * cannot be cut off unseen.
 */
export async function createVatProofs(db: Kysely<unknown>): Promise<void> {
  await createTables(db);
  await createHashes(db);
  await createAppend(db);
  await keepAsMade(db);
  await followOrders(db);
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vat_proof_heads (
      website_id text not null primary key references websites (id) on delete cascade,
      count bigint not null,
      hash text not null
    )`.execute(db);
  await protectTenantTable(db, 'vat_proof_heads');
  await ownerMayWrite(db, 'vat_proof_heads');
  // Who it is about is hashed apart, with a salt: it can leave when a customer is erased, and the chain stays whole.
  await sql`
    create table vat_proofs (
      website_id text not null references websites (id) on delete cascade,
      place bigint not null check (place > 0),
      order_id text not null,
      order_number text not null,
      requester text not null,
      status text not null,
      error_code text not null,
      consultation_number text not null,
      checked_at timestamptz not null,
      subject text,
      subject_hash text not null,
      previous text not null,
      hash text not null,
      created_at timestamptz not null default clock_or(now()),
      primary key (website_id, place)
    )`.execute(db);
  await sql`create index vat_proofs_of_order on vat_proofs (website_id, order_id)`.execute(db);
  await protectTenantTable(db, 'vat_proofs');
  await ownerMayWrite(db, 'vat_proofs');
}

/** The chain is written by functions of the owner of the schema alone, for the website of the row that they follow. */
async function ownerMayWrite(db: Kysely<unknown>, table: string): Promise<void> {
  const policy = sql.id(`${table}_owner_writes`);
  await sql`create policy ${policy} on ${sql.table(table)} to current_user using (true) with check (true)`.execute(
    db,
  );
}

/** The canonical texts: values without line breaks, one a line. */
async function createHashes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function one_line(value text) returns text language plpgsql immutable parallel safe as $$
    begin
      return btrim(regexp_replace(coalesce(value, ''), '\\s+', ' ', 'g'));
    end $$`.execute(db);
  await sql`
    create function sha256_hex(value text) returns text language plpgsql immutable parallel safe as $$
    begin
      return encode(sha256(convert_to(value, 'UTF8')), 'hex');
    end $$`.execute(db);
  await sql`
    create function vat_proof_hash(p vat_proofs) returns text language plpgsql stable parallel safe as $$
    begin
      return sha256_hex(concat_ws(E'\\n', p.previous, p.website_id, p.place, p.order_number, p.requester, p.status,
        p.error_code, p.consultation_number, to_char(p.checked_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        p.subject_hash));
    end $$`.execute(db);
}

/** The head is locked until the commit, so that answers that arrive together make one chain. */
async function createAppend(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function append_vat_proof(website text, order_of text, number_of text, proof jsonb) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      head vat_proof_heads;
      made vat_proofs;
    begin
      insert into vat_proof_heads values (website, 0, repeat('0', 64)) on conflict do nothing;
      select * into strict head from vat_proof_heads h where h.website_id = website for update;
      made.website_id := website;
      made.place := head.count + 1;
      made.order_id := order_of;
      made.order_number := one_line(number_of);
      made.requester := one_line(proof ->> 'requester');
      made.status := one_line(proof ->> 'status');
      made.error_code := one_line(proof ->> 'error_code');
      made.consultation_number := one_line(proof ->> 'consultation_number');
      made.checked_at := date_trunc('milliseconds', coalesce((proof ->> 'checked_at')::timestamptz, clock_or(now())));
      made.subject := concat_ws(E'\\n', gen_random_uuid()::text,
        one_line((proof ->> 'member_state') || (proof ->> 'vat_number')),
        one_line(proof #>> '{reply,name}'), one_line(proof #>> '{reply,address}'));
      made.subject_hash := sha256_hex(made.subject);
      made.previous := head.hash;
      made.hash := vat_proof_hash(made);
      made.created_at := clock_or(now());
      insert into vat_proofs select made.*;
      update vat_proof_heads h set count = made.place, hash = made.hash where h.website_id = website;
    end $$`.execute(db);
  await sql`revoke execute on function append_vat_proof from public`.execute(db);
}

/** Nothing is changed or removed but who it was about, and all of it with its website. */
async function keepAsMade(db: Kysely<unknown>): Promise<void> {
  await sql`revoke insert, update, delete on vat_proof_heads from etalage_app`.execute(db);
  await sql`revoke insert, update, delete on vat_proofs from etalage_app`.execute(db);
  await sql`grant update (subject) on vat_proofs to etalage_app`.execute(db);
  await sql`
    create function refuse_vat_proof_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if not exists (select from websites w where w.id = old.website_id) then
          return old;
        end if;
      elsif tg_op = 'UPDATE' then
        if new.subject is null and to_jsonb(old) - 'subject' = to_jsonb(new) - 'subject' then
          return new;
        end if;
      end if;
      raise exception 'a proof of a VAT number is never changed' using errcode = 'restrict_violation';
    end $$`.execute(db);
  await sql`
    create trigger vat_proofs_stay before update or delete on vat_proofs
    for each row execute function refuse_vat_proof_change()`.execute(db);
  await sql`
    create trigger vat_proofs_all_stay before truncate on vat_proofs
    for each statement execute function refuse_vat_proof_change()`.execute(db);
}

/** An order relies on the answer that its VAT decision names; it is stored in the transaction of the order. */
async function followOrders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function follow_vat_proof() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if jsonb_typeof(new.snapshot #> '{vat,proof}') = 'object' then
        perform append_vat_proof(new.website_id, new.id, new.number, new.snapshot #> '{vat,proof}');
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger follow_vat_proof after insert on orders for each row execute function follow_vat_proof()`.execute(
    db,
  );
}

/** The answers of the orders that exist, in the order in which they were placed. */
export async function addExistingVatProofs(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select website_ids() as id`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('app.website_id', ${id}, true)`.execute(db);
    await sql`
      select append_vat_proof(o.website_id, o.id, o.number, o.proof) from (
        select website_id, id, number, snapshot #> '{vat,proof}' as proof from orders
        where website_id = ${id} and jsonb_typeof(snapshot #> '{vat,proof}') = 'object'
        order by created_at, id) o`.execute(db);
  }
  await sql`select set_config('app.website_id', '', true)`.execute(db);
}
