import { dutchClockOf } from '@etalage/texts/format';

/** The day of a moment in the time zone of the shop, such as `2026-12-28`. */
export function dayOf(moment: Date): string {
  return dutchClockOf(moment).slice(0, 10);
}
