import { dashboardRadius } from '@etalage/ui-kit/dashboard';
import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../theme/dashboard-theme.css.ts';

export const form = style({ display: 'grid', gap: '1.125rem' });
/** Looks like what it is: something to read. */
globalStyle(`${form} input[readonly]`, { background: color.ground, borderColor: color.line });
export const pair = style({ display: 'grid', gap: '0.625rem' });
const box = style({ padding: '0.625rem 0.75rem', borderRadius: dashboardRadius.control });
/** Waits for words without taking a row of its form. */
export const failureSlot = style({ selectors: { '&:empty': { position: 'absolute' } } });
export const failure = style([box, { background: color.dangerSoft, color: color.danger }]);
export const success = style([box, { background: color.actionSoft, color: color.actionStrong }]);
/** The one thing to do on a narrow form. */
export const wideButton = style({ width: '100%', minHeight: 44, fontSize: '0.9375rem' });
