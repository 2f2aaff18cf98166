import { dashboardRadius, plainList, softText } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/dashboard-theme.css.ts';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0.625rem' });
export const soft = style({ ...softText });
export const messages = style({ ...plainList, display: 'grid', gap: '0.625rem', marginBottom: '1rem' });
const bubble = {
  maxWidth: '40rem',
  padding: '0.625rem 0.875rem',
  borderRadius: dashboardRadius.control,
  border: `1px solid ${color.line}`,
} as const;
export const question = style({ ...bubble, background: color.surface });
/** The side of the shop, as in any conversation. */
export const answer = style({ ...bubble, marginLeft: 'clamp(0rem, 6vw, 3rem)' });
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
