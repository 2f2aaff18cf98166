import { dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';

/** A checkbox that looks like a switch; it remains a checkbox to the keyboard and to screen readers. */
export const toggle = style({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: '2.5rem',
  height: '1.5rem',
  margin: 0,
  borderRadius: 999,
  border: `1px solid ${color.inputLine}`,
  background: color.ground,
  cursor: 'pointer',
  transition: 'background-color 140ms, border-color 140ms',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      top: '0.1875rem',
      left: '0.1875rem',
      width: '1rem',
      height: '1rem',
      borderRadius: '50%',
      background: color.soft,
      transition: 'transform 140ms, background-color 140ms',
    },
    '&:checked': { background: color.action, borderColor: color.action },
    '&:checked::after': { transform: 'translateX(1rem)', background: color.surface },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    '&[aria-invalid="true"]': { borderColor: color.danger },
  },
});
