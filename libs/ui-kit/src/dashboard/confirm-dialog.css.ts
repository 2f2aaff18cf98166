import { style } from '@vanilla-extract/css';
import { controlButton } from './control.css.ts';
import { dashboardColor as color } from './dashboard-theme.css.ts';

/** The only solid red of the dashboard: the button of an irreversible action. */
export const final = style([
  controlButton.primary,
  {
    selectors: {
      '&&': { background: color.danger },
      '&&:hover': { filter: 'brightness(0.88)' },
    },
  },
]);
export const textColumn = style({ display: 'grid', gap: '0.75rem', overflowWrap: 'anywhere' });
