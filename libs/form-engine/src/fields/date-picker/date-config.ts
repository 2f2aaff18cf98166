import type { FieldDefinition } from '../../definition/field-definition.ts';
import { parseDay, type DateMode } from './date-values.ts';

/** What a date field allows, from the definition's `mode`, `settings` and `config` (FPROP-15). */
export interface DateConfig {
  mode: DateMode;
  /** The first day that can be chosen; undefined when any can. */
  least: Date | undefined;
  most: Date | undefined;
}

/** The first day is today unless `config.minDate` names another one, or null for none (DATE-01). */
export function dateConfigOf({ mode, config = {} }: FieldDefinition, now: Date): DateConfig {
  const asked = config['mode'] ?? mode;
  const { minDate, maxDate } = config;
  return {
    mode: asked === 'range' || asked === 'datetime' ? asked : 'date',
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
