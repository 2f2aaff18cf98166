import { parseDay, type DateMode } from './date-values.ts';

/** The options of a date field (FPROP-15). */
export interface DateOptions {
  /** A day if it is absent. */
  mode?: DateMode;
  /** Replaces `mode`, and limits the days that can be chosen: a date, `2024-05-06`, or null for no limit. */
  config?: {
    mode?: DateMode;
    minDate?: Date | string | null;
    maxDate?: Date | string | null;
  };
  /** Starts an empty field at today (FPROP-23). */
  default_today?: boolean;
}

/** What a date field allows. */
export interface DateConfig {
  mode: DateMode;
  /** The first day that can be chosen; undefined if there is no limit. */
  least: Date | undefined;
  /** The last day that can be chosen; undefined if there is no limit. */
  most: Date | undefined;
}

/** The first day is today unless `config.minDate` names another one, or null for no limit (DATE-01). */
export function dateConfigOf({ mode, config = {} }: DateOptions, now: Date): DateConfig {
  const { minDate, maxDate } = config;
  return {
    mode: config.mode ?? mode ?? 'date',
    least: minDate === undefined ? startOf(now) : dayOf(minDate),
    most: dayOf(maxDate),
  };
}

export function startOf(day: Date): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate());
}

function dayOf(value: unknown): Date | undefined {
  if (value instanceof Date) return startOf(value);
  return typeof value === 'string' ? parseDay(value, 'date') : undefined;
}
