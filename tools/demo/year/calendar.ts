import type { Pick } from '../size/pick.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const DAYS = 365;

/** How many of a thousand visits are in each hour of a day, in Dutch time. */
const hourShares = [
  8, 4, 2, 2, 2, 4, 10, 22, 36, 48, 54, 54, 58, 52, 50, 50, 52, 50, 56, 76, 98, 104, 72, 36,
];

/** The days of the year before `base`, oldest first; each begins at midnight in Dutch time. */
export function daysBefore(base: Date): readonly Date[] {
  const today = Math.floor((base.getTime() + offsetOf(base)) / DAY) * DAY;
  return Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(today - (DAYS - 1 - index) * DAY);
    return new Date(day.getTime() - offsetOf(day));
  });
}

/** The moment of an hour of a day. */
export function hourOf(day: Date, hour: number): Date {
  return new Date(day.getTime() + hour * HOUR);
}

/** Summer time is taken from April to October; a few days at its ends are an hour off, which nobody sees. */
function offsetOf(moment: Date): number {
  const month = moment.getUTCMonth();
  return (month >= 3 && month <= 9 ? 2 : 1) * HOUR;
}

/** How busy a day is, beside an ordinary weekday at the end of the year: growth, weekends, Sinterklaas and Christmas. */
export function busyness(day: Date, index: number): number {
  const local = new Date(day.getTime() + 12 * HOUR);
  const grown = 0.62 + (0.38 * index) / DAYS;
  const weekday = [1.4, 1.05, 0.92, 0.95, 1, 0.95, 1.2][local.getUTCDay()] ?? 1;
  return grown * weekday * season(100 * (local.getUTCMonth() + 1) + local.getUTCDate());
}

/** `day` is the month and the day: 1205 is 5 December. */
function season(day: number): number {
  if (day >= 1115 && day <= 1205) return 1.7;
  if (day >= 1206 && day <= 1222) return 1.85;
  if (day >= 1223 && day <= 1231) return 0.6;
  if (day >= 710 && day <= 820) return 0.75;
  if (day >= 420 && day <= 512) return 1.15;
  return 1;
}

/** An hour of a day, as often as people visit then. */
function pickHour(pick: Pick): number {
  return pickWeighted(pick, hourShares);
}

/** An index, as often as its weight is of the sum. */
export function pickWeighted(pick: Pick, weights: readonly number[]): number {
  let left = (pick.below(1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0);
  const found = weights.findIndex((weight) => (left -= weight) < 0);
  return found === -1 ? weights.length - 1 : found;
}

export const shareOfHour = (hour: number): number =>
  (hourShares[hour] ?? 0) / hourShares.reduce((a, b) => a + b);

/** Sorted moments of the year before `base`, as its days and hours are busy; no two are the same. */
export function momentsBefore(base: Date, count: number, pick: Pick): readonly Date[] {
  const days = daysBefore(base);
  const weights = days.map(busyness);
  const latest = base.getTime() - HOUR / 2;
  return Array.from({ length: count }, (_, index) => {
    const day = days[pickWeighted(pick, weights)] ?? base;
    const within = pick.below(HOUR / 1000) * 1000 + index;
    const moment = hourOf(day, pickHour(pick)).getTime() + within;
    // Of today only what is over.
    return new Date(moment < latest ? moment : moment - DAY);
  }).toSorted((one, other) => one.getTime() - other.getTime());
}
