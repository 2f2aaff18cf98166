import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.75rem',
  paddingBlock: '1.5rem',
  borderTop: `1px solid ${theme.color.gray[300]}`,
});
export const pointer = style({ fontSize: '0.9375rem', color: theme.color.gray[500] });
export const heading = style({ fontSize: '1.3125rem' });
export const words = style({ display: 'grid', gap: '0.75rem', maxWidth: '44rem' });
/** Large enough to scan the code in it; its proportions are those of the official picture. */
export const picture = style({ width: 'min(100%, 28rem)', height: 'auto' });
