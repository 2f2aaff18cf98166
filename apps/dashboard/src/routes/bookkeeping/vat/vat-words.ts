import type { TextKey, Translate } from '@etalage/texts';
import { formatMonth, formatPercentage } from '@etalage/texts/format';
import type { VatFigures } from '../../../queries/bookkeeping-queries.ts';
import { countryName } from '../../orders/order-columns.tsx';

export type Box = VatFigures['boxes'][number];
export type Elsewhere = VatFigures['elsewhere'][number];
export type OssRow = VatFigures['oss'][number];
export type IcpRow = VatFigures['icp']['rows'][number];

/** `2026-4` as it is read. */
export function quarterName(quarter: string, t: Translate): string {
  const [year = '', which = ''] = quarter.split('-');
  return t('vat_quarter', { quarter: which, year });
}

/** `2026-11` as it is read; '' for no month. */
export const monthName = (month: string): string =>
  month === '' ? '' : formatMonth(`${month}-15T12:00:00Z`);

/** Country and rate, and the quarter that is corrected. */
export function ossName({ country, rate, corrects }: OssRow, t: Translate): string {
  const values = { country: countryName(country, t), rate: formatPercentage(rate) };
  if (corrects === '') return t('vat_oss_row', values);
  return t('vat_oss_correction', { ...values, quarter: quarterName(corrects, t) });
}

type Problem = Exclude<IcpRow['problem'], ''>;
const problems: Readonly<Record<Problem, TextKey>> = {
  no_consultation: 'vat_icp_problem_no_consultation',
  no_proof: 'vat_icp_problem_no_proof',
  unavailable: 'vat_icp_problem_unavailable',
  no_number: 'vat_icp_problem_no_number',
};

/** What the proof of a row lacks; '' for nothing. */
export const problemText = ({ problem }: Pick<IcpRow, 'problem'>, t: Translate): string =>
  problem === '' ? '' : t(problems[problem]);

const statuses: Readonly<Record<string, TextKey>> = {
  valid: 'vat_status_valid',
  invalid: 'vat_status_invalid',
  unavailable: 'vat_status_unavailable',
  unchecked: 'vat_status_unchecked',
};

/** What VIES said of a number; '' if it was not asked. */
export function statusText(status: string, t: Translate): string {
  const key = statuses[status];
  return key ? t(key) : '';
}

/** Where an amount stands: the number of its box, else why it has none. */
export function placeText(place: Box['box'] | Elsewhere['place'], t: Translate): string {
  const isBox = /^\d/.test(place);
  return isBox ? place : t(`vat_elsewhere_${place as Elsewhere['place']}`);
}
