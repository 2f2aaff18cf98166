import type {
  countOldData,
  countRetention,
  getRetention,
  OutputOf,
  saveRetention,
} from '@etalage/api-contract';
import {
  checkRetention,
  type RetentionKind,
  retentionKinds,
  type RetentionTerms,
} from '@etalage/shop-domain';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { lockName } from '../db/lock-name.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { countOld, findRetention } from './retention.repository.ts';

/** Whoever answers to a person for their data. */
const roles = ['owner'] as const;

/** How long a website keeps what, and what was erased last. */
export const getRetentionHandler: Handler<typeof getRetention> = async (_input, context) => {
  requireRole(context, roles);
  return context.read((tx) => replyOf(tx, context.websiteId, context.now()));
};

/** How much of each kind is too old by the stored terms. */
export const countOldDataHandler: Handler<typeof countOldData> = async (_input, context) => {
  requireRole(context, roles);
  const { websiteId } = context;
  return context.read(async (tx) => {
    const { terms } = await findRetention(tx, websiteId);
    return { counts: await countOld(tx, websiteId, retentionKinds, { terms, now: context.now() }) };
  });
};

/** How much of each kind these terms would erase. */
export const countRetentionHandler: Handler<typeof countRetention> = async ({ terms }, context) => {
  requireRole(context, roles);
  refuseTerms(terms);
  const { websiteId } = context;
  return context.read(async (tx) => {
    const { terms: before, begins_at: beginsAt } = await findRetention(tx, websiteId);
    // Saving also ends the time in which nothing is erased yet.
    const isWaiting = beginsAt !== null && beginsAt > context.now();
    const changed = retentionKinds.filter((kind) => isWaiting || terms[kind] !== before[kind]);
    return { counts: await countOld(tx, websiteId, changed, { terms, now: context.now() }) };
  });
};

/** Stores terms; a repeat of a save whose reply was lost gets that reply. What is too old is erased by the next sweep. */
export const saveRetentionHandler: Handler<typeof saveRetention> = async ({ version, terms }, context) => {
  const member = requireRole(context, roles);
  refuseTerms(terms);
  const { websiteId } = context;
  return context.write(async (tx) => {
    await lockName(tx, `retention:${websiteId}`);
    const before = await findRetention(tx, websiteId);
    const kinds = retentionKinds.filter((kind) => terms[kind] !== before.terms[kind]);
    const isSame = kinds.length === 0 && before.begins_at === null;
    const isRepeated = isSame && before.version === version + 1;
    if (before.version !== version && !isRepeated) throw new ApiError('conflict');
    if (isSame) return replyOf(tx, websiteId, context.now());
    await storeTerms(tx, websiteId, before.version + 1, terms);
    await runAgain(tx, websiteId, kinds);
    const partOf = (all: RetentionTerms) => Object.fromEntries(kinds.map((kind) => [kind, all[kind]]));
    const changes = [{ subjectId: websiteId, before: partOf(before.terms), after: partOf(terms) }];
    await recordChange(tx, websiteId, member, { kind: 'retention', action: 'saved', changes });
    return replyOf(tx, websiteId, context.now());
  });
};

async function storeTerms(
  tx: WebsiteTransaction,
  websiteId: string,
  version: number,
  terms: RetentionTerms,
): Promise<void> {
  const stored = { version, terms: JSON.stringify(terms), begins_at: null };
  await tx
    .insertInto('retention_settings')
    .values({ website_id: websiteId, ...stored })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet(stored))
    .execute();
}

/** Kinds with another term are looked at again today. */
async function runAgain(
  tx: WebsiteTransaction,
  websiteId: string,
  kinds: readonly RetentionKind[],
): Promise<void> {
  if (kinds.length === 0) return;
  await tx
    .updateTable('retention_runs')
    .set({ finished_at: new Date(0) })
    .where('website_id', '=', websiteId)
    .where('kind', 'in', kinds)
    .where('finished_at', 'is not', null)
    .execute();
}

async function replyOf(
  tx: WebsiteTransaction,
  websiteId: string,
  now: Date,
): Promise<OutputOf<typeof getRetention>> {
  const { version, terms, begins_at } = await findRetention(tx, websiteId);
  const runs = await tx
    .selectFrom('retention_runs')
    .select(['kind', 'started_at', 'erased'])
    .where('website_id', '=', websiteId)
    .execute();
  const kinds = retentionKinds.map((kind) => {
    const run = runs.find((one) => one.kind === kind);
    return { kind, erased: run?.erased ?? 0, ran_at: run?.started_at ?? null };
  });
  return { version, terms, begins_at: begins_at !== null && begins_at > now ? begins_at : null, kinds };
}

function refuseTerms(terms: RetentionTerms): void {
  const found = Object.entries(checkRetention(terms));
  const fields = found.map(([kind, messages]) => [`terms.${kind}`, messages] as const);
  if (fields.length > 0) throw new ApiError('validation_failed', Object.fromEntries(fields));
}
