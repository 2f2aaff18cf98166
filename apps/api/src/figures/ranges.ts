import type { Part } from './period.ts';

/** A time of which is counted what was sold or visited in it. */
export interface Range {
  readonly from: Date;
  /** Exclusive; null for the last part, which goes on. */
  readonly until: Date | null;
}

/** What was sold, or visited, in a range. */
export interface Counted {
  /** Which of the ranges it is, from 1. */
  readonly place: number;
  readonly turnover: number;
  readonly orders: number;
  readonly visits: number;
}

/**
 * The parts of the period before, and behind them those of the period. What was later than now in the period before is in
 * no range.
 */
export function rangesOf(parts: readonly Part[]): Range[] {
  const before = parts.map(({ from_before: from, now_before: end }, index) => ({
    from,
    // What is counted by the hour and has the moment of the end itself is in the period before.
    until: parts[index + 1]?.from_before ?? new Date(end.getTime() + 1),
  }));
  const now = parts.map(({ from }, index) => ({ from, until: parts[index + 1]?.from ?? null }));
  return [...before, ...now];
}

/** The places of what was counted in a part with this index, and in that of the period before. */
export function placesOf(parts: readonly Part[], index: number) {
  return { before: index + 1, now: parts.length + index + 1 };
}
