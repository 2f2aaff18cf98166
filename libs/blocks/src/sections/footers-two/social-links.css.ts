import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem',
  padding: 0,
});
export const link = style({
  display: 'grid',
  placeContent: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: '50%',
  color: 'inherit',
  selectors: { '&:hover': { background: theme.color.white, color: theme.color.primary[500] } },
});
export const muted = style({ opacity: 0.35 });
