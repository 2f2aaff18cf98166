import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const look = {
  boxSizing: 'border-box',
  border: `1px dashed ${theme.color.gray[500]}`,
  background: theme.color.gray[100],
  color: theme.color.gray[500],
  fontSize: '0.875rem',
} as const;

export const placeholder = style({
  ...look,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: '0.5rem',
  width: '100%',
  minHeight: '8rem',
  padding: '1rem',
  borderRadius: theme.radius.lg,
  textAlign: 'center',
});
export const overlay = style({
  ...look,
  position: 'absolute',
  right: '0.75rem',
  bottom: '0.75rem',
  display: 'flex',
  alignItems: 'center',
  gap: '0.375rem',
  padding: '0.25rem 0.625rem',
  borderRadius: theme.radius.lg,
  // A press selects the section.
  pointerEvents: 'none',
});
export const sign = style({ width: '1.25rem', height: '1.25rem' });
export const graphic = style({ width: '3.5rem', height: '3.5rem' });
