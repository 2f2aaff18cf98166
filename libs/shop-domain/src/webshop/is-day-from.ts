/** Whether a text is a day that exists, and not before another. */
export function isDayFrom(begin: string, day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < begin) return false;
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}
