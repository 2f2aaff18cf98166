import { formatCount, formatNumber } from './format-number.ts';

const units = ['B', 'kB', 'MB', 'GB'] as const;

/** A size of a file or of a storage, such as `1,2 MB`: units of 1024, one decimal below ten of a unit. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (Math.round(value) >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const shown = unit === 0 || value >= 10 ? formatCount(value) : formatNumber(Math.round(value * 10) / 10);
  return `${shown} ${units[unit]}`;
}
