import type { checkVatProofs, exportVatProofs, getVatProofs, OutputOf } from '@etalage/api-contract';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { countWaiting, findWaitingCorrections } from '../vat-rechecks/recheck.repository.ts';
import { checkWholeChain, findChainCheck, knownBreak } from './vat-chain.ts';
import { findLastProof, findProofsAfter } from './vat-proofs.repository.ts';

/** Proofs in one reply. */
const PART = 500;

/** Orders that are named. */
const MOST_NAMED = 100;

type Proof = OutputOf<typeof exportVatProofs>['proofs'][number];
type Row = Awaited<ReturnType<typeof findProofsAfter>>[number];

/** The chain of proofs of VAT numbers, with what is known of it without counting all of it again. */
export const getVatProofsHandler: Handler<typeof getVatProofs> = async (_input, context) => {
  requireRole(context, orderRoles);
  return context.read((tx) => replyOf(tx, context.websiteId));
};

/** Counts the whole chain again from its first proof to its last. */
export const checkVatProofsHandler: Handler<typeof checkVatProofs> = async (_input, context) => {
  const member = requireRole(context, orderRoles);
  const { websiteId } = context;
  return context.write(async (tx) => {
    const { broken } = await checkWholeChain(tx, websiteId, context.now());
    const changes = [{ subjectId: websiteId, before: null, after: { broken: broken?.number ?? 0 } }];
    await recordChange(tx, websiteId, member, { kind: 'vat_proofs', action: 'checked', changes });
    return replyOf(tx, websiteId);
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

async function replyOf(tx: WebsiteTransaction, websiteId: string): Promise<OutputOf<typeof getVatProofs>> {
  const last = await findLastProof(tx, websiteId);
  const check = await findChainCheck(tx, websiteId);
  return {
    count: last?.place ?? 0,
    last: last
      ? { number: last.place, order_number: last.order_number, checked_at: last.checked_at.toISOString() }
      : null,
    broken: await knownBreak(tx, websiteId, check),
    whole_at: check?.checked_at ?? null,
    waiting: await countWaiting(tx, websiteId),
    corrections: await findWaitingCorrections(tx, websiteId, MOST_NAMED),
  };
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
