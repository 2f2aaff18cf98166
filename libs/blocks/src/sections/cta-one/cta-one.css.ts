import { media } from '@etalage/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const bar = style({
  display: 'grid',
  gap: '1rem 3rem',
  justifyItems: 'start',
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)' } },
});
export const title = style({ minWidth: 0, fontSize: '1.25rem' });
globalStyle(`${title} :is(h2, h3, h4)`, { fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)' });
export const button = style({ overflowWrap: 'anywhere' });
// The colour of links may be that of the bar.
globalStyle(`${bar} ${title} a`, { color: 'inherit' });
