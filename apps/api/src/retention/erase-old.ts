import { type RetentionKind, retentionKinds } from '@etalage/shop-domain';
import { dutchDayOf } from '@etalage/texts/format';
import { sql } from 'kysely';
import { recordChange } from '../audit/audit.repository.ts';
import type { AppDatabase } from '../db/database.ts';
import { retryConflicts } from '../db/retry-conflicts.ts';
import { type WebsiteTransaction, withWebsite } from '../db/with-website.ts';
import { daysOf, findRetention, lockOldRows, type RetentionSettings } from './retention.repository.ts';
import type { RetentionSource } from './retention-source.ts';
import { retentionSources } from './retention-sources.ts';

/** Rows that one transaction erases, so that nobody waits long for them. */
const AT_ONCE = 100;
/** Transactions of one sweep, so that other websites do not wait long; the next sweep goes on. */
const MOST_TURNS = 20;

/** Kinds that were erased before an owner could choose terms: they never wait. */
const always: ReadonlySet<RetentionKind> = new Set<RetentionKind>([
  'carts',
  'mails',
  'searches',
  'consents',
  'changes',
]);

interface EraseDeps {
  readonly db: AppDatabase;
  readonly now: () => Date;
}

/** Once a day, erases what is kept longer than the terms of a website allow, a part at a time. */
export async function eraseOld({ db, now }: EraseDeps, websiteId: string): Promise<void> {
  const at = now();
  const { settings, due } = await withWebsite(db, websiteId, async (tx) => {
    const found = await findRetention(tx, websiteId);
    return { settings: found, due: await findDue(tx, websiteId, found, at) };
  });
  const failures: unknown[] = [];
  let turns = MOST_TURNS;
  for (const kind of due) {
    // A kind that fails must not keep the others from being erased.
    try {
      let part: ErasedPart = { isDone: false, reached: new Map() };
      while (!part.isDone && turns > 0) {
        turns -= 1;
        const { reached } = part;
        part = await retryConflicts(() =>
          withWebsite(db, websiteId, (tx) => erasePart(tx, websiteId, kind, { settings, at, reached })),
        );
      }
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some kinds were not erased');
}

/** The kinds that were not erased completely today. */
async function findDue(
  tx: WebsiteTransaction,
  websiteId: string,
  { begins_at: beginsAt }: RetentionSettings,
  at: Date,
): Promise<RetentionKind[]> {
  const runs = await tx
    .selectFrom('retention_runs')
    .select(['kind', 'finished_at'])
    .where('website_id', '=', websiteId)
    .execute();
  const isWaiting = beginsAt !== null && at < beginsAt;
  return retentionKinds.filter((kind) => {
    if (isWaiting && !always.has(kind)) return false;
    return !isFinished(runs.find((run) => run.kind === kind)?.finished_at ?? null, at);
  });
}

const isFinished = (finishedAt: Date | null, at: Date): boolean =>
  finishedAt !== null && dutchDayOf(finishedAt) >= dutchDayOf(at);

/** The last row of each source that was erased: the next part begins after it, and reads none of them again. */
type Reached = ReadonlyMap<RetentionSource, string>;

interface Erasing {
  readonly settings: RetentionSettings;
  readonly at: Date;
  readonly reached: Reached;
}

interface ErasedPart {
  /** Whether nothing is left today, or somebody else is at it. */
  readonly isDone: boolean;
  readonly reached: Reached;
}

/** Erases a part of what is too old of a kind. */
async function erasePart(
  tx: WebsiteTransaction,
  websiteId: string,
  kind: RetentionKind,
  { settings, at, reached }: Erasing,
): Promise<ErasedPart> {
  const run = await beginRun(tx, websiteId, kind, at);
  if (!run || isFinished(run.finished_at, at)) return { isDone: true, reached };
  const days = daysOf(kind, settings.terms[kind], at);
  const last = new Map(reached);
  let isDone = true;
  let erased = run.finished_at === null ? run.erased : 0;
  for (const source of retentionSources[kind]) {
    const limit = source.atOnce ?? AT_ONCE;
    const ids = await lockOldRows(tx, websiteId, source, { days, after: reached.get(source), limit });
    if (ids.length > 0) await source.erase(tx, websiteId, ids);
    erased += ids.length;
    const end = ids.at(-1);
    if (end !== undefined) last.set(source, end);
    if (ids.length === limit) isDone = false;
  }
  await tx
    .updateTable('retention_runs')
    .set({
      started_at: run.finished_at === null ? run.started_at : at,
      finished_at: isDone ? at : null,
      erased,
    })
    .where('website_id', '=', websiteId)
    .where('kind', '=', kind)
    .execute();
  if (isDone && erased > 0) await record(tx, websiteId, kind, erased);
  return { isDone, reached: last };
}

/** The run of a kind, locked; none while somebody else has it. */
async function beginRun(tx: WebsiteTransaction, websiteId: string, kind: RetentionKind, at: Date) {
  await tx
    .insertInto('retention_runs')
    .values({ website_id: websiteId, kind, started_at: at, finished_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { rows } = await sql<{ started_at: Date; finished_at: Date | null; erased: number }>`
    select started_at, finished_at, erased from retention_runs
    where website_id = ${websiteId} and kind = ${kind} for update skip locked`.execute(tx);
  return rows[0];
}

/** Only how many, because who it was is what had to go. By nobody of the shop. */
const record = (tx: WebsiteTransaction, websiteId: string, kind: RetentionKind, erased: number) =>
  recordChange(
    tx,
    websiteId,
    { id: '', name: '' },
    {
      kind: 'retention',
      action: 'erased',
      changes: [{ subjectId: kind, before: null, after: { erased } }],
    },
  );
