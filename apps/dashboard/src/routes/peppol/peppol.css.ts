import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/dashboard-theme.css.ts';

const narrow = 'screen and (max-width: 40rem)';

/** Names on the left and values on the right; in a narrow window below each other, because numbers have no place to break. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, max-content) 1fr',
  gap: '0.375rem 1.25rem',
  margin: 0,
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { gridTemplateColumns: '1fr', gap: 0 } },
});
globalStyle(`${facts} dt`, { color: color.soft });
globalStyle(`${facts} dd`, { margin: 0, '@media': { [narrow]: { marginBottom: '0.625rem' } } });
