import type { TextKey } from '@etalage/texts';
import { formatDay, formatTime, formatWeekday } from '@etalage/texts/format';
import type { FigureDays } from '../../queries/figure-queries.ts';

/** What a period is divided in. */
export const partTexts: Readonly<Record<FigureDays, TextKey>> = {
  1: 'overview_part_hour',
  7: 'overview_part_day',
  30: 'overview_part_day',
  365: 'overview_part_week',
};

/** The beginning of a part of a period, as short as an axis needs. */
export function axisLabel(at: Date, days: FigureDays): string {
  if (days === 1) return formatTime(at);
  return days === 7 ? formatWeekday(at) : formatDay(at);
}

/** The beginning of a part of a period in full. */
export function partLabel(
  at: Date,
  days: FigureDays,
  t: (key: TextKey, values?: Record<string, string>) => string,
): string {
  if (days === 1) return formatTime(at);
  return days === 365 ? t('overview_week_of', { day: formatDay(at) }) : formatWeekday(at);
}
