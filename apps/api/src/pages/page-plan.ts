import type { FieldMessages } from '../calls/api-error.ts';

/** When a page goes online and offline by itself; null if that is not planned. */
export interface PagePlan {
  readonly publish_at: Date | null;
  readonly unpublish_at: Date | null;
}

const names = ['publish_at', 'unpublish_at'] as const;

/** A plan of which the moments are written as ISO 8601, or null. */
type WrittenPlan = Readonly<Record<keyof PagePlan, string | null>>;

export function planOf({ publish_at, unpublish_at }: WrittenPlan): PagePlan {
  const moment = (text: string | null) => (text === null ? null : new Date(text));
  return { publish_at: moment(publish_at), unpublish_at: moment(unpublish_at) };
}

export function isSamePlan(one: PagePlan, other: PagePlan): boolean {
  return names.every((name) => one[name]?.getTime() === other[name]?.getTime());
}

interface Asked {
  /** The plan that is stored; its moments may be in the past for as long as their job has not run. */
  readonly before: PagePlan;
  readonly now: Date;
  readonly isHome: boolean;
}

const MOST_YEARS = 5;

/** What is wrong with a plan, per field; undefined if it can be stored. */
export function planErrors(plan: PagePlan, asked: Asked): FieldMessages | undefined {
  const found: [string, { key: string; values?: Record<string, string> }[]][] = [];
  for (const name of names) {
    const key = momentError(plan[name], asked.before[name], asked.now);
    if (key) found.push([name, [{ key, values: { years: String(MOST_YEARS) } }]]);
  }
  const { publish_at, unpublish_at } = plan;
  if (asked.isHome && unpublish_at) found.push(['unpublish_at', [{ key: 'page_home_online' }]]);
  else if (publish_at && unpublish_at && unpublish_at <= publish_at)
    found.push(['unpublish_at', [{ key: 'page_plan_order' }]]);
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

function momentError(moment: Date | null, before: Date | null, now: Date): string | undefined {
  if (!moment || moment.getTime() === before?.getTime()) return undefined;
  if (moment <= now) return 'page_plan_past';
  const last = new Date(now);
  last.setUTCFullYear(now.getUTCFullYear() + MOST_YEARS);
  return moment > last ? 'page_plan_far' : undefined;
}

/** What is due now: the later of two moments that both passed, because it is how the page ends up. */
export function dueAction(
  { publish_at, unpublish_at }: PagePlan,
  now: Date,
): 'publish' | 'unpublish' | undefined {
  const isPublishDue = publish_at !== null && publish_at <= now;
  const isUnpublishDue = unpublish_at !== null && unpublish_at <= now;
  if (isUnpublishDue && (!isPublishDue || unpublish_at > publish_at)) return 'unpublish';
  return isPublishDue ? 'publish' : undefined;
}
