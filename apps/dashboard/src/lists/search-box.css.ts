import { inputFrame } from '@etalage/ui-kit/dashboard';
import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../theme/dashboard-theme.css.ts';

export const searchBox = style({ position: 'relative', flex: '1 1 14rem', maxWidth: '28rem' });
globalStyle(`${searchBox} > svg`, {
  position: 'absolute',
  left: 12,
  top: '50%',
  transform: 'translateY(-50%)',
  color: color.soft,
  pointerEvents: 'none',
});
/** The placeholder is read as a label here, so it is as dark as other secondary text. */
export const searchInput = style({
  width: '100%',
  minHeight: 40,
  padding: '0.375rem 0.75rem 0.375rem 2.375rem',
  ...inputFrame,
  font: 'inherit',
  selectors: { '&::placeholder': { color: color.soft, opacity: 1 } },
  '@media': { '(pointer: coarse)': { fontSize: '1rem', minHeight: 44 } },
});
