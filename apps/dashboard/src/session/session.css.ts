import { dashboardRadius } from '@etalage/ui-kit/dashboard';
import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../theme/dashboard-theme.css.ts';

export const form = style({ display: 'grid', gap: '1.125rem' });
/** Looks like text, not like a field. */
globalStyle(`${form} input[readonly]`, { background: color.ground, borderColor: color.line });
export const pair = style({ display: 'grid', gap: '0.625rem' });
const box = style({ padding: '0.625rem 0.75rem', borderRadius: dashboardRadius.control });
/** Takes no row of its form while it is empty. */
export const failureSlot = style({ selectors: { '&:empty': { position: 'absolute' } } });
export const failure = style([box, { background: color.dangerSoft, color: color.danger }]);
export const success = style([box, { background: color.actionSoft, color: color.actionStrong }]);
/** The main button of a narrow form. */
export const wideButton = style({ width: '100%', minHeight: 44, fontSize: '0.9375rem' });
