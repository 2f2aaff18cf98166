import type { exportVatProofs, getVatProofs, OutputOf } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { countWaiting, findWaitingCorrections } from '../vat-rechecks/recheck.repository.ts';
import {
  type ChainPlace,
  findBrokenProof,
  findEnds,
  findLastProof,
  findProofsAfter,
} from './vat-proofs.repository.ts';

/** Proofs in one reply. */
const PART = 500;

/** Orders that are named. */
const MOST_NAMED = 100;

type Proof = OutputOf<typeof exportVatProofs>['proofs'][number];
type Row = Awaited<ReturnType<typeof findProofsAfter>>[number];

/** The chain of proofs of VAT numbers, counted again from its first to its last. */
export const getVatProofsHandler: Handler<typeof getVatProofs> = async (_input, context) => {
  requireRole(context, orderRoles);
  const { websiteId } = context;
  return context.read(async (tx) => {
    const last = await findLastProof(tx, websiteId);
    const { count } = await findEnds(tx, websiteId);
    return {
      count,
      last: last
        ? {
            number: last.place,
            order_number: last.order_number,
            checked_at: last.checked_at.toISOString(),
          }
        : null,
      broken: (await brokenAt(tx, websiteId)) ?? null,
      waiting: await countWaiting(tx, websiteId),
      corrections: await findWaitingCorrections(tx, websiteId, MOST_NAMED),
    };
  });
};

/** All proofs with their hashes. */
export const exportVatProofsHandler: Handler<typeof exportVatProofs> = async ({ cursor }, context) => {
  requireRole(context, orderRoles);
  const after = /^\d{1,15}$/.test(cursor) ? Number(cursor) : 0;
  const rows = await context.read((tx) => findProofsAfter(tx, context.websiteId, { after, limit: PART + 1 }));
  const part = rows.slice(0, PART);
  return { proofs: part.map(proofOf), next: rows.length > PART ? String(part.at(-1)?.place ?? '') : '' };
};

/** Where the chain does not add up: at a proof, or at its end, which its head knows. */
async function brokenAt(tx: WebsiteTransaction, websiteId: string): Promise<ChainPlace | undefined> {
  const broken = await findBrokenProof(tx, websiteId);
  if (broken) return broken;
  const { count, hash, head_count, head_hash } = await findEnds(tx, websiteId);
  if (count !== head_count) return { number: Math.min(count, head_count) + 1, order_number: '' };
  return hash === head_hash ? undefined : { number: count, order_number: '' };
}

function proofOf(row: Row): Proof {
  const [salt = '', vat_number = '', name = '', address = ''] = (row.subject ?? '').split('\n');
  return {
    number: row.place,
    order_number: row.order_number,
    vat_number,
    name,
    address,
    salt,
    requester: row.requester,
    status: row.status,
    error_code: row.error_code,
    consultation_number: row.consultation_number,
    checked_at: row.checked_at.toISOString(),
    subject_hash: row.subject_hash,
    previous: row.previous,
    hash: row.hash,
  };
}
