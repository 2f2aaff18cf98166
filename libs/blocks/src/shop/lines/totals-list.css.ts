import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: '0.5rem', fontVariantNumeric: 'tabular-nums' });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '1.5rem',
  alignItems: 'baseline',
});
export const total = style([
  row,
  {
    marginTop: '0.5rem',
    paddingTop: '0.875rem',
    borderTop: `1px solid ${theme.color.gray[300]}`,
    fontSize: '1.25rem',
    fontWeight: 700,
  },
]);
export const amount = style({ margin: 0, whiteSpace: 'nowrap' });
export const pending = style({
  margin: 0,
  textAlign: 'right',
  fontSize: '0.9375rem',
  color: theme.color.gray[500],
});
