export { formatAgo } from './format-ago.ts';
export { formatBytes } from './format-bytes.ts';
export { formatDate, formatDateTime } from './format-date.ts';
export { formatMoney, formatSignedMoney } from './format-money.ts';
export { formatCount, formatNumber, formatPercentage } from './format-number.ts';
