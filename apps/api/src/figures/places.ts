import type { Part } from './period.ts';

/** What was sold, or visited, between a boundary and the next. */
export interface Counted {
  /** Which boundary it is after, from 1. */
  readonly place: number;
  readonly turnover: number;
  readonly orders: number;
  readonly visits: number;
}

/**
 * The moments between which is counted: the beginnings of the parts of the period before, its end, and the beginnings of
 * the parts. What lies between that end and the period is in no part.
 */
export function boundariesOf(parts: readonly Part[]): Date[] {
  const end = parts[0]?.now_before;
  if (end === undefined) return [];
  // What is counted by the hour and has the moment of the end itself is in the period before.
  const afterEnd = new Date(end.getTime() + 1);
  return [...parts.map(({ from_before: from }) => from), afterEnd, ...parts.map(({ from }) => from)];
}

/** The places of what was counted in a part, and in that of the period before. */
export function placesOf(parts: readonly Part[], index: number) {
  const before = index + 1;
  return { before, now: before + parts.length + 1 };
}
