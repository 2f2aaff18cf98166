import { z } from 'zod';

/** A day of the calendar, such as `2026-11-27`, or '' for no limit. */
export const calendarDay = z.union([z.literal(''), z.iso.date()]);
