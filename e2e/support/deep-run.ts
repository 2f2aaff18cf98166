import type { TestDetails } from '@playwright/test';

/** Whether the long runs are requested, with `npm run test:deep`. */
export const isDeepRun = Boolean(process.env['ETALAGE_DEEP']);

/** Tag of the journeys that `npm test` leaves out; README.md states the reasons. */
export const DEEP_TAG = '@deep';

/** Details of a test that only the deep run contains. */
export const onlyDeep: TestDetails = { tag: DEEP_TAG };

/** Details for similar cases: the first is tested in every run, the others only in the deep run. */
export function firstOf<T>(cases: readonly T[], item: T): TestDetails {
  return item === cases[0] ? {} : onlyDeep;
}
