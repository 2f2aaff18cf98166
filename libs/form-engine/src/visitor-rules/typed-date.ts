/** A typed day as `YYYY-MM-DD`, also from Dutch notation; undefined for a day that does not exist. */
export function typedDate(typed: string): string | undefined {
  const dutch = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(typed);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  const [year, month, day] = dutch ? [dutch[3], dutch[2], dutch[1]] : (iso?.slice(1) ?? []);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  date.setUTCFullYear(Number(year));
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return exists ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}

/** A typed time as `HH:mm`; undefined for a time that does not exist. */
export function typedTime(typed: string): string | undefined {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})(?::\d{2})?$/.exec(typed) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
