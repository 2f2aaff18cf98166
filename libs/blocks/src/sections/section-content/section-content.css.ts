import { media } from '@etalage/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const content = style({ display: 'grid', gap: '1.5rem', gridTemplateColumns: 'minmax(0, 1fr)' });

// A heading that stands alone opens a row of the page; above running text it is one of many.
globalStyle(`${content} > div > h2:only-child`, { fontSize: 'clamp(1.75rem, 1.3rem + 1.6vw, 2.375rem)' });
globalStyle(`${content} > div > h2:not(:only-child)`, {
  fontSize: '1.5rem',
  '@media': { [media.bigHeadings]: { fontSize: '1.75rem' } },
});
