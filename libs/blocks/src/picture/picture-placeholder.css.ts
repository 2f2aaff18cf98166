import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const placeholder = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: '0.5rem',
  boxSizing: 'border-box',
  width: '100%',
  minHeight: '8rem',
  padding: '1rem',
  border: `1px dashed ${theme.color.gray[500]}`,
  borderRadius: theme.radius.lg,
  background: theme.color.gray[100],
  color: theme.color.gray[500],
  fontSize: '0.875rem',
  textAlign: 'center',
});
export const graphic = style({ width: '3.5rem', height: '3.5rem' });
