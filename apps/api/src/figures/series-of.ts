import type { CountedPart } from './figures.repository.ts';

export interface Figures {
  readonly turnover: number;
  readonly orders: number;
  readonly visits: number;
}

const NOTHING: Figures = { turnover: 0, orders: 0, visits: 0 };

/** Each part of a period with what was counted in it, and in the same part of the period before. */
export function seriesOf(parts: readonly Date[], counted: readonly CountedPart[]) {
  const sums = new Map<string, Figures>();
  const keyOf = (part: Date, isBefore: boolean) => `${part.getTime()} ${isBefore}`;
  for (const one of counted) {
    const key = keyOf(one.part, one.is_before);
    sums.set(key, added(sums.get(key) ?? NOTHING, one));
  }
  return parts.map((at) => ({
    at,
    now: sums.get(keyOf(at, false)) ?? NOTHING,
    before: sums.get(keyOf(at, true)) ?? NOTHING,
  }));
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
