import { media, theme } from '@etalage/ui-kit/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const fadeIn = keyframes({ from: { opacity: 0 } });
const slideIn = keyframes({ from: { transform: 'translateX(100%)' } });
const hiddenOnDesktop = { [media.desktop]: { display: 'none' } };

export const menu = style({ '@media': hiddenOnDesktop });
// The page behind the open menu does not scroll, also without JavaScript; the space of its scrollbar stays.
globalStyle(`html:has(${menu}[open])`, {
  '@media': { [media.belowDesktop]: { overflow: 'hidden', scrollbarGutter: 'stable' } },
});
const plainSummary = { listStyle: 'none', '::-webkit-details-marker': { display: 'none' } } as const;
export const toggle = style({
  ...plainSummary,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  selectors: { [`${menu}[open] > &`]: { position: 'fixed', zIndex: 61, top: '0.75rem', right: '1rem' } },
});
const state = { alignItems: 'center', gap: '0.5rem', fontWeight: 600 } as const;
export const whenClosed = style({
  ...state,
  display: 'flex',
  selectors: { [`${menu}[open] > ${toggle} > &`]: { display: 'none' } },
});
export const whenOpen = style({
  ...state,
  display: 'none',
  selectors: { [`${menu}[open] > ${toggle} > &`]: { display: 'flex' } },
});
export const label = style({ fontSize: '0.9375rem' });

/** Covers the whole viewport (NAV-18). */
export const screen = style({
  position: 'fixed',
  zIndex: 60,
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '2rem',
  padding: '4.5rem 1.25rem 2rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  overflowX: 'hidden',
  background: theme.color.light,
  color: theme.color.dark,
  '@media': { [media.motion]: { animation: `${fadeIn} 140ms ease-out` } },
});
export const contact = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem 1.5rem',
  fontSize: '1.0625rem',
});
export const direct = style({ gridColumn: '1 / -1', width: '100%', '@media': hiddenOnDesktop });

export const list = style({ listStyle: 'none', padding: 0, margin: 0 });
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  width: '100%',
  minHeight: '3.5rem',
  paddingBlock: '0.6rem',
  borderBottom: `1px solid ${theme.color.gray[300]}`,
  fontFamily: theme.font.primary,
  fontSize: '1.375rem',
  lineHeight: 1.25,
  textDecoration: 'none',
} as const;
export const link = style({ ...row, selectors: { '&[aria-current]': { color: theme.color.primary[500] } } });
/** A menu under the main menu, in smaller letters. */
export const other = style({ marginTop: '1.5rem' });
globalStyle(`${other} > ul > li > a, ${other} > ul > li > details > summary`, {
  minHeight: '2.75rem',
  fontFamily: theme.font.secondary,
  fontSize: '1.0625rem',
});
globalStyle(`${link} > a:has(> img)`, {
  display: 'grid',
  gap: '0.75rem',
  width: '100%',
  textDecoration: 'none',
});
globalStyle(`${link} > a > img`, {
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: theme.radius.lg,
});
export const third = style({ listStyle: 'none', padding: '0.25rem 0 0.75rem 1rem', margin: 0 });
export const thirdLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  textDecoration: 'none',
  selectors: { '&[aria-current]': { color: theme.color.primary[500], fontWeight: 600 } },
});

export const sub = style({});
export const subToggle = style({
  ...row,
  ...plainSummary,
  selectors: {
    '&[data-current]': { color: theme.color.primary[500] },
    // In full screen the open panel covers the menu and its button becomes the back button.
    [`${screen} ${sub}[open] > &`]: {
      position: 'fixed',
      zIndex: 63,
      top: '0.75rem',
      left: '1.25rem',
      width: 'auto',
      maxWidth: 'calc(100% - 6rem)',
      minHeight: '2.75rem',
      padding: 0,
      border: 0,
      fontSize: '1.125rem',
    },
  },
});
export const back = style({
  display: 'none',
  selectors: { [`${screen} ${sub}[open] > ${subToggle} > &`]: { display: 'inline-flex' } },
});
export const forward = style({
  display: 'inline-flex',
  marginLeft: 'auto',
  selectors: {
    [`${screen} ${sub}[open] > ${subToggle} > &`]: { display: 'none' },
    [`${direct} ${sub}[open] > ${subToggle} > &`]: { transform: 'rotate(90deg)' },
  },
});
export const subPanel = style({
  selectors: {
    [`${screen} &`]: {
      position: 'fixed',
      zIndex: 62,
      inset: 0,
      padding: '4.5rem 1.25rem 2rem',
      overflowY: 'auto',
      background: theme.color.light,
    },
    [`${direct} &`]: { paddingLeft: '1rem' },
  },
  '@media': {
    [media.motion]: {
      selectors: { [`${screen} &`]: { animation: `${slideIn} 220ms cubic-bezier(0.2, 0.8, 0.2, 1)` } },
    },
  },
});
