import type { WebsiteTransaction } from '../db/with-website.ts';
import {
  CHAIN_START,
  type ChainPlace,
  checkProofsAfter,
  findHead,
  findLastProof,
  hasProofAt,
  type ReachedPlace,
} from './vat-proofs.repository.ts';

/** Proofs whose hashes one statement counts. */
const AT_ONCE = 5000;

/** What a check of a whole chain found. */
export interface ChainCheck {
  /** Up to where it adds up. */
  readonly reached: ReachedPlace;
  readonly broken: ChainPlace | null;
  readonly checked_at: Date;
}

/** The last check of the whole chain; undefined before the first. */
export async function findChainCheck(
  tx: WebsiteTransaction,
  websiteId: string,
): Promise<ChainCheck | undefined> {
  const row = await tx
    .selectFrom('vat_proof_checks')
    .selectAll()
    .where('website_id', '=', websiteId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { place, hash, checked_at, broken_number, broken_order } = row;
  const broken = broken_number === null ? null : { number: broken_number, order_number: broken_order };
  return { reached: { place, hash }, broken, checked_at };
}

/** Checks a chain from its first proof to its last, and stores how far it adds up. */
export async function checkWholeChain(
  tx: WebsiteTransaction,
  websiteId: string,
  now: Date,
): Promise<ChainCheck> {
  const { reached, broken } = await checkFrom(tx, websiteId, CHAIN_START);
  const stored = {
    ...reached,
    checked_at: now,
    broken_number: broken?.number ?? null,
    broken_order: broken?.order_number ?? '',
  };
  await tx
    .insertInto('vat_proof_checks')
    .values({ website_id: websiteId, ...stored })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet(stored))
    .execute();
  return { reached, broken, checked_at: now };
}

/**
 * Where a chain does not add up, as far as that is known without counting all of it again: what the last check of the whole
 * chain found, and what came after it.
 */
export async function knownBreak(
  tx: WebsiteTransaction,
  websiteId: string,
  check: ChainCheck | undefined,
): Promise<ChainPlace | null> {
  if (check?.broken) return check.broken;
  const from = check?.reached ?? CHAIN_START;
  if (!(await hasProofAt(tx, websiteId, from))) return { number: from.place, order_number: '' };
  return (await checkFrom(tx, websiteId, from)).broken;
}

/** Checks what comes after a place up to the end of the chain, which its head knows. */
async function checkFrom(
  tx: WebsiteTransaction,
  websiteId: string,
  from: ReachedPlace,
): Promise<Omit<ChainCheck, 'checked_at'>> {
  const end = await findLastProof(tx, websiteId);
  let reached = from;
  while (end && reached.place < end.place) {
    const { broken, last } = await checkProofsAfter(tx, websiteId, reached, AT_ONCE);
    if (broken) return { reached, broken };
    if (!last) return { reached, broken: { number: reached.place + 1, order_number: '' } };
    reached = last;
  }
  return { reached, broken: await breakAtEnd(tx, websiteId, reached) };
}

async function breakAtEnd(
  tx: WebsiteTransaction,
  websiteId: string,
  { place, hash }: ReachedPlace,
): Promise<ChainPlace | null> {
  const head = await findHead(tx, websiteId);
  if (place !== head.place) return { number: Math.min(place, head.place) + 1, order_number: '' };
  return hash === head.hash ? null : { number: place, order_number: '' };
}
