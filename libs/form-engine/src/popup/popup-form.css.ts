import { dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { style, styleVariants } from '@vanilla-extract/css';

export const fields = style({ display: 'grid', gap: '0.875rem' });

const panel = style({
  position: 'fixed',
  zIndex: 60,
  insetBlock: 0,
  width: '22rem',
  overflowY: 'auto',
  padding: '1.25rem',
  background: color.surface,
  boxShadow: '0 0 32px rgb(16 24 22 / 0.2)',
  '@media': {
    '(max-width: 767.98px)': {
      insetBlock: 'auto 0',
      insetInline: 0,
      width: 'auto',
      maxHeight: '55dvh',
      borderRadius: '12px 12px 0 0',
    },
  },
});
/** Over one side of the window; over the bottom of a small screen. */
export const side = styleVariants({
  left: [panel, { left: 0 }],
  right: [panel, { right: 0 }],
});
