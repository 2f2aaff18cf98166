import { createPick } from '../size/pick.ts';
import { busyness, daysBefore, hourOf, shareOfHour } from './calendar.ts';

export interface HourVisited {
  readonly hour: Date;
  readonly visits: number;
}

/** Visits for one order: two and a half of a hundred visitors buy. */
const VISITS_PER_ORDER = 40;

/** The visits of each hour before `base`, as many and as spread as the orders ask for. */
export function visitsBefore(base: Date, orders: number, seed: number): readonly HourVisited[] {
  const days = daysBefore(base);
  const weights = days.map(busyness);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return days.flatMap((day, index) => {
    const pick = createPick(seed, 5, index);
    // No two days are the same: from 80 to 120 percent.
    const ofDay = ((weights[index] ?? 0) / all) * orders * VISITS_PER_ORDER * (0.8 + pick.below(41) / 100);
    return Array.from({ length: 24 }, (_, hour): HourVisited => {
      const expected = ofDay * shareOfHour(hour);
      const visits = Math.floor(expected) + (pick.below(1000) / 1000 < expected % 1 ? 1 : 0);
      return { hour: hourOf(day, hour), visits };
    }).filter(({ hour, visits }) => visits > 0 && hour.getTime() < base.getTime());
  });
}
