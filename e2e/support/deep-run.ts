import type { TestDetails } from '@playwright/test';

/** Whether the long runs are requested, with `npm run test:deep`. */
export const isDeepRun = Boolean(process.env['ETALAGE_DEEP']);

/** Tag of the journeys that `npm test` leaves out; README.md states the reasons. */
const DEEP_TAG = '@deep';

/** Details of a test that only the deep run contains. */
export const onlyDeep: TestDetails = { tag: DEEP_TAG };

/** Journeys that take turns in `npm test`: each commit runs one of the four groups, another commit another one. */
export function inTurn(group: 1 | 2 | 3 | 4): TestDetails {
  return { tag: `@turn-${group}` };
}

/** What a run leaves out, by tag: the deep journeys, and in the turn of a commit the other groups. */
export function leftOut(turn = process.env['ETALAGE_TURN']): RegExp | undefined {
  if (isDeepRun) return undefined;
  return turn ? new RegExp(`${DEEP_TAG}|@turn-[^${turn}]`) : new RegExp(DEEP_TAG);
}

/** Details for similar cases: the first is tested in every run, the others only in the deep run. */
export function firstOf<T>(cases: readonly T[], item: T): TestDetails {
  return item === cases[0] ? {} : onlyDeep;
}
