import type { Part } from './period.ts';
import { type Counted, placesOf } from './ranges.ts';

export interface Figures {
  readonly turnover: number;
  readonly orders: number;
  readonly visits: number;
}

const NOTHING: Figures = { turnover: 0, orders: 0, visits: 0 };

/** Each part of a period with what was counted in it, and in the same part of the period before. */
export function seriesOf(parts: readonly Part[], counted: readonly Counted[]) {
  const sums = new Map<number, Figures>();
  for (const one of counted) sums.set(one.place, added(sums.get(one.place) ?? NOTHING, one));
  return parts.map(({ at }, index) => {
    const places = placesOf(parts, index);
    return { at, now: sums.get(places.now) ?? NOTHING, before: sums.get(places.before) ?? NOTHING };
  });
}

/** The sum of all parts. */
export function totalOf(all: readonly Figures[]): Figures {
  return all.reduce(added, NOTHING);
}

function added(one: Figures, other: Figures): Figures {
  return {
    turnover: one.turnover + other.turnover,
    orders: one.orders + other.orders,
    visits: one.visits + other.visits,
  };
}
