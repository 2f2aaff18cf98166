import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { PartPlace, SitePart } from './site-part.ts';

export interface PartDraft<Value> {
  readonly value: Value;
  readonly revision: number;
  readonly published_revision: number | null;
  /** Null before the first save. */
  readonly changed_at: Date | null;
  readonly member: string;
}

/** The columns that identify a part. */
export const partColumns = ({ websiteId, id }: PartPlace, { kind }: Pick<SitePart<never>, 'kind'>) => ({
  website_id: websiteId,
  kind,
  part_id: id,
});

/** The draft of a part with what visitors see, which it is before its first save. Undefined if the website has no such part. */
export async function findPartDraft<Value>(
  tx: WebsiteTransaction,
  place: PartPlace,
  part: SitePart<Value>,
): Promise<(PartDraft<Value> & { readonly published: Value }) | undefined> {
  const published = await part.read(tx, place);
  if (published === undefined) return undefined;
  const stored = await draftOf(tx, place, part).executeTakeFirst();
  if (!stored)
    return {
      value: published,
      published,
      revision: 0,
      published_revision: null,
      changed_at: null,
      member: '',
    };
  return { ...stored, value: part.parse(stored.value) ?? published, published };
}

/** As `findPartDraft`, and locks the draft until the transaction ends. */
export async function lockPartDraft<Value>(
  tx: WebsiteTransaction,
  place: PartPlace,
  part: SitePart<Value>,
): Promise<PartDraft<Value> | undefined> {
  const published = await part.read(tx, place);
  if (published === undefined) return undefined;
  await tx
    .insertInto('site_part_drafts')
    .values({
      ...partColumns(place, part),
      revision: 0,
      published_revision: null,
      value: JSON.stringify(published),
      member: '',
      changed_at: sql<Date>`clock_or(now())`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await draftOf(tx, place, part).forNoKeyUpdate().executeTakeFirstOrThrow();
  return { ...stored, value: part.parse(stored.value) ?? published };
}

/** Stores the next revision of a locked draft, and returns it. */
export async function storePartDraft<Value>(
  tx: WebsiteTransaction,
  place: PartPlace,
  part: SitePart<Value>,
  next: { readonly value: Value; readonly member: string },
): Promise<number> {
  const { revision } = await tx
    .updateTable('site_part_drafts')
    .set({
      revision: sql<number>`revision + 1`,
      value: JSON.stringify(next.value),
      member: next.member,
      changed_at: sql<Date>`clock_or(now())`,
    })
    .where(({ and }) => and(partColumns(place, part)))
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

function draftOf<Value>(tx: WebsiteTransaction, place: PartPlace, part: SitePart<Value>) {
  return tx
    .selectFrom('site_part_drafts')
    .select(['value', 'revision', 'published_revision', 'changed_at', 'member'])
    .where(({ and }) => and(partColumns(place, part)));
}
