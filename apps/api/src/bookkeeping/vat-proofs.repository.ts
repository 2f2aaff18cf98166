import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** A place of the chain, and the number of the order whose answer is there; '' if none is. */
export interface ChainPlace {
  readonly number: number;
  readonly order_number: string;
}

/** The end of what adds up of a chain. */
export interface ReachedPlace {
  readonly place: number;
  readonly hash: string;
}

/** Before the first proof. */
export const CHAIN_START: ReachedPlace = { place: 0, hash: '0'.repeat(64) };

/** The newest proof of a website; undefined without one. */
export async function findLastProof(tx: WebsiteTransaction, websiteId: string) {
  return tx
    .selectFrom('vat_proofs')
    .select(['place', 'order_number', 'checked_at', 'hash'])
    .where('website_id', '=', websiteId)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Where the chain should end, by what the database keeps beside it. */
export async function findHead(tx: WebsiteTransaction, websiteId: string): Promise<ReachedPlace> {
  const head = await tx
    .selectFrom('vat_proof_heads')
    .select(['count as place', 'hash'])
    .where('website_id', '=', websiteId)
    .executeTakeFirst();
  return head ?? CHAIN_START;
}

/** Whether the proof at a place is still the one that was seen there. */
export async function hasProofAt(
  tx: WebsiteTransaction,
  websiteId: string,
  { place, hash }: ReachedPlace,
): Promise<boolean> {
  if (place === 0) return true;
  const row = await tx
    .selectFrom('vat_proofs')
    .select('place')
    .where('website_id', '=', websiteId)
    .where('place', '=', place)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

export interface CheckedPart {
  /** The first proof that does not add up. */
  readonly broken: ChainPlace | null;
  /** The last proof of the part; null if there is none. */
  readonly last: ReachedPlace | null;
}

/**
 * Counts the hashes of the proofs after a place again, at most a number of them: the first that is not the next one, does not
 * follow the one before it, or is not what was hashed.
 */
export async function checkProofsAfter(
  tx: WebsiteTransaction,
  websiteId: string,
  { place, hash }: ReachedPlace,
  limit: number,
): Promise<CheckedPart> {
  const { rows } = await sql<CheckedPart>`
    with part as materialized (
      select p.place, p.order_number, p.previous, p.hash, p.subject, p.subject_hash, vat_proof_hash(p) as counted,
        ${place}::bigint + row_number() over (order by p.place) as nth,
        lag(p.hash, 1, ${hash}) over (order by p.place) as before
      from vat_proofs p
      where p.website_id = ${websiteId} and p.place > ${place} and p.place <= ${place + limit})
    select
      (select jsonb_build_object('number', c.nth, 'order_number', case when c.place = c.nth then c.order_number else '' end)
        from part c
        where c.place <> c.nth or c.previous <> c.before or c.hash <> c.counted
          or (c.subject is not null and c.subject_hash <> sha256_hex(c.subject))
        order by c.nth limit 1) as broken,
      (select jsonb_build_object('place', c.place, 'hash', c.hash) from part c order by c.place desc limit 1) as last`.execute(
    tx,
  );
  return rows[0] ?? { broken: null, last: null };
}

/** The proofs after a place, in the order of the chain. */
export async function findProofsAfter(
  tx: WebsiteTransaction,
  websiteId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
) {
  return tx
    .selectFrom('vat_proofs')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('place', '>', after)
    .orderBy('place')
    .limit(limit)
    .execute();
}
