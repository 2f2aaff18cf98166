import { breakpoints, SMALL_HEADINGS_BELOW } from '@etalage/site-model';

/** Media queries of the layout breakpoints; styles are written for the smallest screen first. */
export const media = {
  phone: `screen and (min-width: ${breakpoints.phone}px)`,
  tablet: `screen and (min-width: ${breakpoints.tablet}px)`,
  desktop: `screen and (min-width: ${breakpoints.desktop}px)`,
  wide: `screen and (min-width: ${breakpoints.wide}px)`,
  huge: `screen and (min-width: ${breakpoints.huge}px)`,
  bigHeadings: `screen and (min-width: ${SMALL_HEADINGS_BELOW}px)`,
  belowTablet: `screen and (max-width: ${breakpoints.tablet - 0.02}px)`,
  belowDesktop: `screen and (max-width: ${breakpoints.desktop - 0.02}px)`,
  hover: '(hover: hover) and (pointer: fine)',
  motion: '(prefers-reduced-motion: no-preference)',
} as const;
