import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: '1.25rem',
  alignContent: 'center',
  justifyItems: 'start',
  minHeight: '24rem',
});
export const text = style({ fontSize: '1.125rem', color: theme.color.gray[500] });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem 2rem', marginTop: '0.5rem' });
