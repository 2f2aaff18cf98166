import { media, theme } from '@etalage/ui-kit/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const row = style({ display: 'flex' });
export const align = styleVariants({
  left: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  right: { justifyContent: 'flex-end' },
});
const shares = { full: '100%', '3/4': '75%', '2/3': '66.6667%', '1/2': '50%' };
/** A share of the width from tablet on; on a phone the full width. */
export const width = styleVariants(shares, (share) => ({
  width: '100%',
  minWidth: 0,
  '@media': { [media.tablet]: { width: share } },
}));
export const padding = styleVariants({
  none: {},
  sm: { padding: '1rem' },
  md: { padding: 'clamp(1rem, 3vw, 1.5rem)' },
  lg: { padding: 'clamp(1.25rem, 4vw, 2.25rem)' },
  xl: { padding: 'clamp(1.5rem, 5vw, 3.5rem)' },
});
export const ground = style({ borderRadius: theme.radius.lg });
