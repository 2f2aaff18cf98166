import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({ minWidth: 0 });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });
export const field = style({ flex: '1 1 8rem', width: 'auto', minWidth: 0 });
export const current = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: '0.75rem',
  padding: '0.75rem 0.75rem 0.75rem 1rem',
  border: `1px dashed ${theme.color.gray[300]}`,
  borderRadius: theme.radius.md,
});
export const code = style({ fontWeight: 600, letterSpacing: '0.04em', overflowWrap: 'anywhere' });
export const given = style({ fontSize: '0.9375rem', color: theme.color.gray[500] });
export const problem = style({ fontSize: '0.9375rem', color: theme.color.gray[900] });
export const remove = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  border: 0,
  borderRadius: theme.radius.md,
  background: 'none',
  color: 'inherit',
  fontSize: '1.25rem',
  lineHeight: 1,
  cursor: 'pointer',
  ':hover': { background: theme.color.gray[100] },
});
