import { rowFrame, softText } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/dashboard-theme.css.ts';

export const meter = style({ display: 'grid', gap: '0.75rem', maxWidth: '44rem', paddingBottom: '0.75rem' });
export const about = style({ ...softText, margin: 0 });
export const year = style({ margin: '0 0 0.25rem', fontWeight: 500, fontVariantNumeric: 'tabular-nums' });
export const bar = style({ display: 'block', width: '100%', height: '0.75rem' });
export const warning = style({
  ...rowFrame,
  margin: 0,
  padding: '0.75rem 1rem',
  borderInlineStart: `4px solid ${color.warn}`,
});
