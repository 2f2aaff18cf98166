import { dashboardRadius } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color, wide } from '../theme/dashboard-theme.css.ts';

export const frame = style({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    [wide]: { display: 'grid', gridTemplateColumns: '15.5rem minmax(0, 1fr)' },
  },
});

export const skip = style({
  position: 'fixed',
  left: 8,
  top: -80,
  zIndex: 50,
  padding: '0.5rem 1rem',
  borderRadius: dashboardRadius.control,
  background: color.surface,
  color: color.ink,
  selectors: { '&:focus': { top: 8 } },
});

export const side = style({
  display: 'none',
  '@media': { [wide]: { display: 'block', position: 'sticky', top: 0, height: '100dvh' } },
});

export const sheet = style({
  flex: 1,
  background: color.surface,
  outline: 'none',
  '@media': {
    [wide]: {
      margin: '0.5rem 0.5rem 0.5rem 0',
      border: `1px solid ${color.line}`,
      borderRadius: dashboardRadius.surface,
    },
  },
});
export const page = style({
  padding: '1.25rem 1rem 4rem',
  '@media': { [wide]: { maxWidth: '72rem', marginInline: 'auto', padding: '2rem 2rem 5rem' } },
});
