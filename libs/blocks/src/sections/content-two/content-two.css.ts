import { media } from '@etalage/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import '../../option-lists/option-classes.css.ts';

export const columns = style({
  display: 'grid',
  gap: '1.25rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gap: '2rem 4rem', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
});
export const title = style({ minWidth: 0 });
globalStyle(`${title} h2`, { fontSize: 'clamp(1.75rem, 1.3rem + 1.6vw, 2.375rem)' });
export const description = style({ minWidth: 0, fontSize: '1.125rem' });
