import type { setLegalFindingAside, takeLegalFindingBack } from '@etalage/api-contract';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler, Member } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findLegalCheck, lockLegalCheck } from './legal-check.repository.ts';
import { legalRoles } from './legal-check.handlers.ts';

/** Puts a finding of the last check aside; a repeat, also with another reason, changes nothing. */
export const setLegalFindingAsideHandler: Handler<typeof setLegalFindingAside> = async (
  { key, reason },
  context,
) => {
  const member = requireRole(context, legalRoles);
  const { websiteId } = context;
  return context.write(async (tx) => {
    const { code, aside } = await findFinding(tx, websiteId, key);
    if (!aside) {
      await tx
        .insertInto('legal_asides')
        .values({ website_id: websiteId, key, reason, member_name: member.name })
        .execute();
      await record(tx, websiteId, member, { code, action: 'put_aside', before: null, after: { reason } });
    }
    return replyOf(tx, websiteId);
  });
};

/** Takes a finding back that was put aside; a repeat changes nothing. */
export const takeLegalFindingBackHandler: Handler<typeof takeLegalFindingBack> = async ({ key }, context) => {
  const member = requireRole(context, legalRoles);
  const { websiteId } = context;
  return context.write(async (tx) => {
    const { code, aside } = await findFinding(tx, websiteId, key);
    if (aside) {
      await tx
        .deleteFrom('legal_asides')
        .where('website_id', '=', websiteId)
        .where('key', '=', key)
        .execute();
      const before = { reason: aside.reason };
      await record(tx, websiteId, member, { code, action: 'taken_back', before, after: null });
    }
    return replyOf(tx, websiteId);
  });
};

/** A finding of the last check, which cannot change until the transaction ends. */
async function findFinding(tx: WebsiteTransaction, websiteId: string, key: string) {
  await lockLegalCheck(tx, websiteId);
  const check = await findLegalCheck(tx, websiteId);
  const finding = check?.findings.find((one) => one.key === key);
  if (!finding) throw new ApiError('not_found');
  return finding;
}

async function replyOf(tx: WebsiteTransaction, websiteId: string) {
  const check = await findLegalCheck(tx, websiteId);
  if (!check) throw new ApiError('not_found');
  return { check };
}

interface Recorded {
  readonly code: string;
  readonly action: 'put_aside' | 'taken_back';
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

const record = (
  tx: WebsiteTransaction,
  websiteId: string,
  member: Member,
  { code, action, before, after }: Recorded,
): Promise<string> =>
  recordChange(tx, websiteId, member, {
    kind: 'legal_finding',
    action,
    changes: [{ subjectId: code, before, after }],
  });
