import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ listStyle: 'none', padding: 0, display: 'grid' });
export const line = style({
  display: 'flex',
  gap: '1rem',
  justifyContent: 'space-between',
  paddingBlock: '0.875rem',
  borderBottom: `1px solid ${theme.color.gray[300]}`,
});
export const text = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({ fontWeight: 600, lineHeight: 1.35 });
export const quantity = style({
  fontSize: '0.9375rem',
  color: theme.color.gray[500],
  fontVariantNumeric: 'tabular-nums',
});
export const total = style({ fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
