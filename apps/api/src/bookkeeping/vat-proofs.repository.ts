import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** A place of the chain, and the number of the order whose answer is there; '' if none is. */
export interface ChainPlace {
  readonly number: number;
  readonly order_number: string;
}

/** Where a chain should end, and where it does. */
interface Ends {
  readonly count: number;
  readonly hash: string;
  readonly head_count: number;
  readonly head_hash: string;
}

/** The hash before the first proof. */
const START = '0'.repeat(64);

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

/** How many proofs there are, and how many there should be by the head of the chain. */
export async function findEnds(tx: WebsiteTransaction, websiteId: string): Promise<Ends> {
  const { rows } = await sql<Ends>`
    select (select count(*)::int from vat_proofs p where p.website_id = ${websiteId}) as count,
      coalesce((select p.hash from vat_proofs p where p.website_id = ${websiteId} order by p.place desc limit 1), ${START}) as hash,
      coalesce((select h.count from vat_proof_heads h where h.website_id = ${websiteId}), 0)::int as head_count,
      coalesce((select h.hash from vat_proof_heads h where h.website_id = ${websiteId}), ${START}) as head_hash`.execute(
    tx,
  );
  return rows[0] ?? { count: 0, hash: START, head_count: 0, head_hash: START };
}

/** The first proof that is not the next one, does not follow the one before it, or is not what was hashed. */
export async function findBrokenProof(
  tx: WebsiteTransaction,
  websiteId: string,
): Promise<ChainPlace | undefined> {
  const { rows } = await sql<ChainPlace>`
    select c.nth::int as number, case when c.place = c.nth then c.order_number else '' end as order_number
    from (
      select p.place, p.order_number, p.previous, p.hash, p.subject, p.subject_hash, vat_proof_hash(p) as counted,
        row_number() over (order by p.place) as nth, lag(p.hash, 1, ${START}) over (order by p.place) as before
      from vat_proofs p where p.website_id = ${websiteId}) c
    where c.place <> c.nth or c.previous <> c.before or c.hash <> c.counted
      or (c.subject is not null and c.subject_hash <> sha256_hex(c.subject))
    order by c.nth limit 1`.execute(tx);
  return rows[0];
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
