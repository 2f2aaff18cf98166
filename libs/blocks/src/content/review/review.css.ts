import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';
import '../../option-lists/option-classes.css.ts';

export const review = style({
  display: 'grid',
  gap: '1.25rem',
  margin: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const text = style({
  margin: 0,
  paddingLeft: '1.25rem',
  borderLeft: `3px solid ${theme.color.primary[500]}`,
  lineHeight: 1.5,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const author = style({ display: 'flex', alignItems: 'center', gap: '0.875rem' });
export const avatar = style({
  width: '3.5rem',
  height: '3.5rem',
  flex: 'none',
  objectFit: 'cover',
  borderRadius: '50%',
  background: theme.color.gray[100],
});
export const names = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });
export const company = style({ fontSize: '0.9375rem', color: theme.color.gray[500] });
