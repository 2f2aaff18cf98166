import type { TextKey } from '@etalage/texts';
import { formatCount, formatMoney, formatNumber } from '@etalage/texts/format';
import type { Figures, ShopFigures } from '../../queries/figure-queries.ts';

export const measures = ['turnover', 'orders', 'average', 'visits', 'conversion'] as const;
export type Measure = (typeof measures)[number];

interface MeasureView {
  readonly text: TextKey;
  readonly hint?: TextKey;
  /** Null if it cannot be known, e.g. an average of nothing. */
  readonly valueOf: (figures: Figures) => number | null;
  readonly format: (value: number) => string;
  /** Where there is little room. */
  readonly formatShort: (value: number) => string;
}

/** An amount in whole euros: `€ 1.235`. */
const formatEuros = (cents: number) => formatMoney(Math.round(cents / 100) * 100).replace(/,00$/, '');
const formatRate = (value: number) => `${formatNumber(value.toFixed(1))}%`;

/** The measures of a shop in their order; amounts are cents, a conversion is orders per hundred visits. */
export const measureViews: Readonly<Record<Measure, MeasureView>> = {
  turnover: {
    text: 'overview_turnover',
    hint: 'overview_turnover_hint',
    valueOf: ({ turnover }) => turnover,
    format: formatMoney,
    formatShort: formatEuros,
  },
  orders: {
    text: 'overview_orders',
    valueOf: ({ orders }) => orders,
    format: formatCount,
    formatShort: formatCount,
  },
  average: {
    text: 'overview_average',
    valueOf: ({ turnover, orders }) => (orders === 0 ? null : Math.round(turnover / orders)),
    format: formatMoney,
    formatShort: formatEuros,
  },
  visits: {
    text: 'overview_visits',
    hint: 'overview_visits_hint',
    valueOf: ({ visits }) => visits,
    format: formatCount,
    formatShort: formatCount,
  },
  conversion: {
    text: 'overview_conversion',
    hint: 'overview_conversion_hint',
    // More orders than visits: visits were not counted yet, or those who ordered were not people.
    valueOf: ({ orders, visits }) => (visits === 0 || orders > visits ? null : (orders / visits) * 100),
    format: formatRate,
    formatShort: formatRate,
  },
};

/** Whether there is nothing to draw: each part of both periods is zero or unknown. */
export function isNothing(measure: Measure, series: ShopFigures['series']): boolean {
  const { valueOf } = measureViews[measure];
  return series.every(({ now, before }) => !valueOf(now) && !valueOf(before));
}

/** By how many percent a value differs from an earlier one, rounded; null if there is nothing to compare with. */
export function changeOf(now: number | null, before: number | null): number | null {
  if (now === null || before === null || before === 0) return null;
  return Math.round(((now - before) / before) * 100);
}

/** A change with its sign: `+12%`, `-5%`. */
export function formatChange(change: number): string {
  return `${change < 0 ? '-' : '+'}${formatCount(Math.abs(change))}%`;
}
