import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const optional = style({ fontWeight: 400, color: theme.color.gray[500] });
export const hint = style({ fontSize: '0.875rem', lineHeight: 1.45, color: theme.color.gray[500] });
export const amount = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const withUnit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0.75rem',
  alignItems: 'center',
});
export const check = style({
  display: 'flex',
  gap: '0.75rem',
  alignItems: 'flex-start',
  minHeight: '2rem',
  paddingBlock: '0.25rem',
  cursor: 'pointer',
});
export const box = style({ flex: 'none', width: '1.25rem', height: '1.25rem', margin: '0.2rem 0 0' });
export const calculation = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '1rem',
  paddingBlock: '0.5rem',
  borderTop: `1px dashed ${theme.color.gray[300]}`,
});
