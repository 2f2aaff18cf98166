import { dutchDayOf, momentOfDutchClock } from './dutch-clock.ts';

interface Shift {
  readonly days?: number;
  readonly months?: number;
}

/**
 * When the day begins in the Netherlands that is some days or months from the day of a moment; the last day of a month
 * that is too short. NaN for an invalid moment.
 */
export function dutchMidnight(moment: Date | string | number, { days = 0, months = 0 }: Shift): number {
  const [year = Number.NaN, month = 0, day = 0] = dutchDayOf(moment).split('-').map(Number);
  if (!(year > 0)) return Number.NaN;
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const shifted = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay) + days));
  return momentOfDutchClock(`${shifted.toISOString().slice(0, 10)}T00:00`)?.getTime() ?? Number.NaN;
}
