export { toWindowEdge } from './measure.ts';
export { media } from './media.ts';
export { theme } from './site-theme.css.ts';
export { spinner } from './spinner.css.ts';
export { statusColors } from './status-colors.ts';
