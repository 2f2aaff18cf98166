import type { saveMaker } from '@etalage/api-contract';
import { checkMaker, type MakerContent, MAX_MAKERS, tidiedMaker } from '@etalage/shop-domain';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError, type FieldMessages, type Message } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { lockProducts } from '../products/lock-products.ts';
import { findMakers, makerContentOf, makersReply, type StoredMaker } from './maker.repository.ts';
import { makerRoles } from './maker-roles.ts';

/** Adds or stores a maker; a repeat of a save whose reply was lost gets that reply. */
export const saveMakerHandler: Handler<typeof saveMaker> = async ({ id, version, maker }, context) => {
  const member = requireRole(context, makerRoles);
  const { websiteId } = context;
  const content = tidiedMaker(maker);
  return context.write(async (tx) => {
    await lockProducts(tx, websiteId);
    const all = await findMakers(tx, websiteId);
    const stored = all.find((one) => one.id === id);
    if (stored && isSame(makerContentOf(stored), content)) return makersReply(tx, websiteId);
    // One that is gone is not made again by who had it open.
    if (!stored && version > 0) throw new ApiError('not_found');
    if (stored && stored.version !== version) throw new ApiError('conflict');
    refuseMaker(id, content, all);
    await storeMaker(tx, websiteId, { id, version: version + 1, content });
    const before = stored ? { ...makerContentOf(stored) } : null;
    const changes = [{ subjectId: id, before, after: { ...content } }];
    await recordChange(tx, websiteId, member, {
      kind: 'maker',
      action: stored ? 'saved' : 'created',
      changes,
    });
    return makersReply(tx, websiteId);
  });
};

/** Two makers of one name could not be told apart in a sheet and in a list. */
function refuseMaker(id: string, content: MakerContent, all: readonly StoredMaker[]): void {
  const found: Record<string, readonly Message[]> = { ...checkMaker(content) };
  const word = content.name.toLowerCase();
  const isTaken = all.some((one) => one.id !== id && one.name.toLowerCase() === word);
  if (isTaken) found['name'] = [{ key: 'makers_name_taken' }];
  const isNew = all.every((one) => one.id !== id);
  if (isNew && all.length >= MAX_MAKERS)
    found['general'] = [{ key: 'makers_too_many', values: { most: MAX_MAKERS } }];
  const fields: FieldMessages = Object.fromEntries(
    Object.entries(found).map(([field, texts]) => [field === 'general' ? field : `maker.${field}`, texts]),
  );
  if (Object.keys(fields).length > 0) throw new ApiError('validation_failed', fields);
}

async function storeMaker(
  tx: WebsiteTransaction,
  websiteId: string,
  { id, version, content }: { readonly id: string; readonly version: number; readonly content: MakerContent },
): Promise<void> {
  await tx
    .insertInto('makers')
    .values({ ...content, website_id: websiteId, id, version })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doUpdateSet({ ...content, version }))
    .execute();
}

function isSame(one: MakerContent, other: MakerContent): boolean {
  return (Object.keys(one) as (keyof MakerContent)[]).every((key) => one[key] === other[key]);
}
