import { RefusedCall, type Replay } from '@etalage/api/replay';
import { type AppDatabase, withWebsite } from '@etalage/api/seed';
import { demoWebsite } from '../content/demo-websites.ts';
import { happen } from './happen.ts';
import { payOrdered } from './place-order.ts';
import type { YearPlan } from './plan-year.ts';
import type { Purchase, Run } from './run.ts';
import type { HourVisited } from './visits.ts';
import type { Event, Placed, YearEvent } from './year-event.ts';
import { madePurchases, type YearMark, writeMark } from './year-mark.ts';

interface MadeYear {
  /** Events that a handler refused, for example because a visitor took the last piece. */
  readonly refused: readonly string[];
  readonly isComplete: boolean;
}

/**
 * Makes the events of a plan happen that did not happen yet, one by one; after each the mark says so. Stops before the
 * next one when `isStopped` says so.
 */
export async function makeYear(
  db: AppDatabase,
  replay: Replay,
  { events, visits }: YearPlan,
  { mark, isStopped }: { readonly mark: YearMark; readonly isStopped: () => boolean },
): Promise<MadeYear> {
  const { base } = mark;
  const { run, found } = await openRun(db, replay, events, mark.done + 1);
  const refused: string[] = [];
  if (mark.done === 0) await storeVisits(db, run, visits);
  for (const [index, event] of events.entries()) {
    if (index < mark.done) continue;
    if (isStopped()) return { refused, isComplete: false };
    // What a run made before it was cut off is there already, perhaps without its payment.
    if (isPurchase(event) && found.has(event)) await payOrdered(run, event);
    else
      await happen(run, event).catch((error: unknown) => {
        if (!(error instanceof RefusedCall)) throw error;
        refused.push(`${event.kind} ${event.key} ${error.message}`);
      });
    await writeMark(db, { base, done: index + 1, isComplete: index + 1 === events.length });
  }
  return { refused, isComplete: true };
}

const isPlaced = (event: YearEvent): event is Placed =>
  event.kind === 'ordered' || event.kind === 'asked-for-quote';

const isPurchase = (event: YearEvent): event is Placed | Event<'accepted'> =>
  isPlaced(event) || event.kind === 'accepted';

/** A run with what the events before it made, found by their moments. */
async function openRun(
  db: AppDatabase,
  replay: Replay,
  events: readonly YearEvent[],
  begun: number,
): Promise<{ run: Run; found: ReadonlySet<YearEvent> }> {
  const made = new Map<string, Purchase>();
  const found = new Set<YearEvent>();
  const rows = await withWebsite(db, demoWebsite.id, madePurchases);
  const purchases = new Map(rows.map(({ created_at: at, ...purchase }) => [at.getTime(), purchase]));
  for (const event of events.slice(0, begun)) {
    const purchase = purchases.get(event.at.getTime());
    if (!purchase || !isPurchase(event)) continue;
    made.set(event.key, purchase);
    found.add(event);
  }
  const placed = new Map(events.filter(isPlaced).map((event) => [event.key, event]));
  return { run: { ...replay, made, placed }, found };
}

/** Visits of before the year's end are stored once. */
async function storeVisits(
  db: AppDatabase,
  { counts, storeCounts }: Run,
  visits: readonly HourVisited[],
): Promise<void> {
  const first = visits[0];
  const known = await withWebsite(db, demoWebsite.id, (tx) =>
    tx
      .selectFrom('visit_counts')
      .select('hour')
      .where('website_id', '=', demoWebsite.id)
      .where('hour', '=', first?.hour ?? new Date(0))
      .executeTakeFirst(),
  );
  if (known) return;
  for (const { hour, visits: number } of visits) counts.addVisit(demoWebsite.id, hour, number);
  await storeCounts();
}
