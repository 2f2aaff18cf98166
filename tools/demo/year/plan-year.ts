import { createPick } from '../size/pick.ts';
import { buyersOf } from './buyers.ts';
import { DAY, daysBefore, HOUR, hourOf, momentsBefore } from './calendar.ts';
import { formEvents, readEvents, searchEvents } from './letters.ts';
import { orderEvents } from './orders.ts';
import { quoteEvents } from './quotes.ts';
import { type HourVisited, visitsBefore } from './visits.ts';
import type { YearEvent } from './year-event.ts';

const SEED = 58;

export interface YearSize {
  readonly orders: number;
  readonly quotes: number;
  readonly forms: number;
  readonly searches: number;
}

const YEAR: YearSize = { orders: 600, quotes: 40, forms: 60, searches: 80 };

export interface YearPlan {
  /** Oldest first; the same for the same `base` in every run. */
  readonly events: readonly YearEvent[];
  readonly visits: readonly HourVisited[];
}

/** All that happened in the demo shop in the year before `base`. */
export function planYear(base: Date, size: YearSize = YEAR): YearPlan {
  const buyers = buyersOf(createPick(SEED, 0, 0));
  const moments = (kind: number, count: number) => momentsBefore(base, count, createPick(SEED, 10 + kind, 0));
  const happened: YearEvent[] = [
    ...orderEvents(moments(0, size.orders), buyers, SEED, base),
    ...quoteEvents(moments(1, size.quotes), buyers, SEED),
    ...formEvents(moments(2, size.forms), buyers, SEED),
    ...readEvents(base),
    ...searchEvents(moments(3, size.searches), SEED),
    ...daysBefore(base).map((day, index) => sweepOf(hourOf(day, 23), index)),
  ];
  const isOver = ({ at }: YearEvent) => at.getTime() < base.getTime() - HOUR / 60;
  const events = happened.filter(isOver).toSorted((one, other) => one.at.getTime() - other.at.getTime());
  // What is due at the end was done before the shop was opened.
  const last = sweepOf(new Date(base.getTime() - HOUR / 120), DAY);
  return { events: [...events, last], visits: visitsBefore(base, size.orders, SEED) };
}

const sweepOf = (at: Date, index: number) => ({ kind: 'swept' as const, key: `sweep-${index}`, at });
