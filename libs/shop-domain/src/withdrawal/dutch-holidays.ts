import { dayAfter } from '../invoice/day-after.ts';

/** Days from Easter Sunday: Good Friday, Easter Monday, Ascension Day, Whit Monday. */
const AROUND_EASTER = [-2, 1, 39, 50];

/** New Year's Day, Liberation Day and both days of Christmas. */
const FIXED = new Set(['01-01', '05-05', '12-25', '12-26']);

/**
 * Whether the law counts a day as a public holiday of the Netherlands: art. 3 Algemene termijnenwet, with Good Friday,
 * which its second paragraph puts on a par with them.
 */
export function isDutchHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  if (FIXED.has(day.slice(5)) || day === kingsDay(year)) return true;
  const easter = easterSunday(year);
  return AROUND_EASTER.some((days) => dayAfter(easter, days) === day);
}

/** Whether a term may end on a day: no Saturday, no Sunday and no holiday. */
export function isWorkingDay(day: string): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !isDutchHoliday(day);
}

/** 27 April; the day before when that is a Sunday. */
function kingsDay(year: number): string {
  const birthday = `${year}-04-27`;
  return weekdayOf(birthday) === 0 ? `${year}-04-26` : birthday;
}

/** 0 for a Sunday. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** The first Sunday after the first full moon of spring, by the rule of Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const lunar = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - lunar + 15) % 30;
  const leaps = 2 * (century % 4) + 2 * Math.floor(inCentury / 4);
  const toSunday = (32 + leaps - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const count = epact + toSunday - 7 * late + 114;
  const month = String(Math.floor(count / 31)).padStart(2, '0');
  const date = String((count % 31) + 1).padStart(2, '0');
  return `${year}-${month}-${date}`;
}
