import type { Replay } from '@etalage/api/replay';
import type { Placed, YearEvent } from './year-event.ts';

/** An order or quote of the year as it was made. */
export interface Purchase {
  readonly number: string;
  readonly token: string;
}

/** A year that is being made. */
export interface Run extends Pick<
  Replay,
  'at' | 'ask' | 'choose' | 'report' | 'sweep' | 'counts' | 'storeCounts'
> {
  /** What was made, by key. An accepted quote becomes its order. */
  readonly made: Map<string, Purchase>;
  /** What was ordered or asked, by key. */
  readonly placed: ReadonlyMap<string, Placed>;
}

/** What was made with the key of an event; undefined if it was refused, for example because a visitor took the last piece. */
export function purchaseOf({ made }: Run, { key }: YearEvent): Purchase | undefined {
  return made.get(key);
}

/** Some seconds after a moment. */
export const after = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000);
