export { compareTitles } from './compare-titles.ts';
export { dutchClockOf, momentOfDutchClock } from './dutch-clock.ts';
export { formatAgo } from './format-ago.ts';
export { formatBytes } from './format-bytes.ts';
export { formatDate, formatDateTime, formatShortMoment } from './format-date.ts';
export { formatMoney, formatSignedMoney } from './format-money.ts';
export { formatCount, formatNumber, formatPercentage } from './format-number.ts';
