import { dashboardColor as color, linkButton } from '@etalage/ui-kit/dashboard';
import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  fontSize: '0.8125rem',
  color: color.soft,
  selectors: { '&:empty': { display: 'none' } },
});
export const spinner = style({
  width: '1em',
  height: '1em',
  flex: 'none',
  borderRadius: '50%',
  border: `2px solid ${color.line}`,
  borderTopColor: color.action,
  animation: `${turn} 700ms linear infinite`,
});
export const retry = style({
  ...linkButton,
  padding: '0.125rem 0.25rem',
});
