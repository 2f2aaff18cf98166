import { type CategoryRule, type ValueChanges, withRenamedValues } from '@etalage/shop-domain';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { findChange, recordChange } from '../audit/audit.repository.ts';
import type { Member } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

interface Change {
  readonly websiteId: string;
  readonly member: Pick<Member, 'id' | 'name'>;
  /** By which all of it is found. */
  readonly change: string;
}

/** Makes the rules of categories ask for the new names of values. The caller locked the products. */
export async function renameInRules(
  tx: WebsiteTransaction,
  by: Change,
  key: string,
  names: ValueChanges,
): Promise<void> {
  const rows = await tx
    .selectFrom('categories')
    .select(['id', 'rule'])
    .where('website_id', '=', by.websiteId)
    .where('rule', 'is not', null)
    .execute();
  for (const { id, rule } of rows)
    if (rule) await changeRule(tx, by, id, { rule, next: withRenamedValues(rule, key, names) });
}

/** Puts rules back that a change renamed values in, unless they were changed since. */
export async function putBackRules(tx: WebsiteTransaction, by: Change, undone: string): Promise<void> {
  for (const { subject_id: id, before, after } of await findChange(tx, by.websiteId, 'category', undone)) {
    const stored = await tx
      .selectFrom('categories')
      .select('rule')
      .where('website_id', '=', by.websiteId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!stored?.rule || !isDeepStrictEqual(stored.rule, after?.['rule'])) continue;
    await changeRule(tx, by, id, { rule: stored.rule, next: before?.['rule'] as CategoryRule });
  }
}

async function changeRule(
  tx: WebsiteTransaction,
  { websiteId, member, change }: Change,
  id: string,
  { rule, next }: { readonly rule: CategoryRule; readonly next: CategoryRule },
): Promise<void> {
  if (isDeepStrictEqual(rule, next)) return;
  await tx
    .updateTable('categories')
    .set({
      rule: JSON.stringify(next),
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`clock_or(now())`,
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
  const changes = [{ subjectId: id, before: { rule }, after: { rule: next } }];
  await recordChange(tx, websiteId, member, { kind: 'category', action: 'saved', changes, change });
}
