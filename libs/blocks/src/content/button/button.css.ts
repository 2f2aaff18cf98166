import { media, theme } from '@etalage/ui-kit/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const row = style({ display: 'flex' });
const places = { left: 'flex-start', center: 'center', right: 'flex-end' };
export const mobileAlign = styleVariants(places, (place) => ({
  '@media': { [media.belowTablet]: { justifyContent: place } },
}));
export const align = styleVariants(places, (place) => ({
  '@media': { [media.tablet]: { justifyContent: place } },
}));

export const radius = styleVariants({
  none: { borderRadius: 0 },
  sm: { borderRadius: theme.radius.sm },
  md: { borderRadius: theme.radius.button },
  lg: { borderRadius: theme.radius.lg },
  xl: { borderRadius: `calc(${theme.radius.lg} * 1.5)` },
  full: { borderRadius: '999px' },
});
/** Active: its address is that of the page (BLK-50). */
export const face = style({
  overflowWrap: 'anywhere',
  selectors: { '&&[data-active]': { background: theme.color.primary[700], color: theme.color.white } },
});
