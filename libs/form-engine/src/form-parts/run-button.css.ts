import { dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem 1rem' });
/** What was achieved, beside the button. */
export const message = style({ fontSize: '0.9375rem', fontWeight: 600, color: color.actionStrong });
