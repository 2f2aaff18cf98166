import type { RuleErrors } from '../rule-text.ts';
import type { PersonRequest } from './person-request.schema.ts';

/** Months in which a request is answered, and with the extension that art. 12(3) GDPR allows. */
const MONTHS = 1;
const EXTENDED_MONTHS = 3;
/** The first day of the GDPR. */
const FIRST_DAY = '2018-05-25';

/** The last day on which a request of a day is to be answered; the 31st becomes the last day of a shorter month. */
export function answerBy(askedOn: string, isExtended: boolean): string {
  const [year = 0, month = 1, day = 1] = askedOn.split('-').map(Number);
  const months = isExtended ? EXTENDED_MONTHS : MONTHS;
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

/** Days that are left; negative once it is too late. */
export function daysLeft(askedOn: string, isExtended: boolean, today: string): number {
  return (Date.parse(answerBy(askedOn, isExtended)) - Date.parse(today)) / (24 * 3_600_000);
}

/** Why a request cannot be kept, by field. */
export function checkRequest({ asked_on: day }: PersonRequest, today: string): RuleErrors {
  if (day > today) return { asked_on: [{ key: 'request_day_future', values: {} }] };
  if (day < FIRST_DAY) return { asked_on: [{ key: 'request_day_early', values: {} }] };
  return {};
}
