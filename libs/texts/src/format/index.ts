export { dutchClockOf, dutchDayOf, momentOfDutchClock } from './dutch-clock.ts';
export { dutchMidnight } from './dutch-midnight.ts';
export { compareNames } from './compare-names.ts';
export { formatAgo } from './format-ago.ts';
export { formatBytes } from './format-bytes.ts';
export {
  formatDate,
  formatDateTime,
  formatDay,
  formatMonth,
  formatShortMoment,
  formatTime,
  formatWeekday,
} from './format-date.ts';
export { formatList } from './format-list.ts';
export { formatMoney, formatSignedMoney, formatUnitPrice } from './format-money.ts';
export { formatCount, formatNumber, formatPercentage } from './format-number.ts';
