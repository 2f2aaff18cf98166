import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem',
});
export const heading = style({ display: 'grid', gap: '0.5rem', overflowWrap: 'anywhere' });
export const query = style({ fontSize: '1.125rem', color: theme.color.gray[500] });
