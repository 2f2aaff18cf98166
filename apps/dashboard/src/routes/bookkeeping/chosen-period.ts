import type { BookedPeriod } from '@etalage/shop-domain';

export const periodNames = [
  'this_month',
  'last_month',
  'this_quarter',
  'last_quarter',
  'this_year',
  'last_year',
] as const;
export type PeriodName = (typeof periodNames)[number];

const lengths = { month: 1, quarter: 3, year: 12 } as const;

/** The period with a name, on a day of the Netherlands: `2026-11-27`. */
export function periodOf(name: PeriodName, today: string): BookedPeriod {
  const [which, length] = name.split('_') as ['this' | 'last', keyof typeof lengths];
  const months = lengths[length];
  const month = Number(today.slice(5, 7)) - 1;
  const first = month - (month % months) - (which === 'last' ? months : 0);
  const year = Number(today.slice(0, 4));
  const day = (at: number, date: number) => new Date(Date.UTC(year, at, date)).toISOString().slice(0, 10);
  return { from: day(first, 1), until: day(first + months, 0) };
}

/** The period that an address asks for: this quarter without one. A day that it leaves out is missing. */
export function askedPeriod(from: string, until: string, today: string): BookedPeriod {
  return from === '' && until === '' ? periodOf('this_quarter', today) : { from, until };
}

/** The name of a period; '' for another one. */
export function nameOfPeriod({ from, until }: BookedPeriod, today: string): PeriodName | '' {
  const found = periodNames.find((name) => {
    const named = periodOf(name, today);
    return named.from === from && named.until === until;
  });
  return found ?? '';
}

/** Whether a period is one or more whole quarters, over which returns can be made. */
export function isWholeQuarters({ from, until }: BookedPeriod): boolean {
  return /-(?:01|04|07|10)-01$/.test(from) && /-(?:03-31|06-30|09-30|12-31)$/.test(until);
}
