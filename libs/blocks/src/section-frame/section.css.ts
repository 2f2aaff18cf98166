export { backdrop } from '../style-settings/style-settings.css.ts';

/** The padding above and below a section, in steps of 0.25 rem. */
export const above = 'var(--pt)';
export const below = 'var(--pb)';
