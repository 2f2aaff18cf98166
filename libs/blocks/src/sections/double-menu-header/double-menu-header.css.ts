import { media, theme } from '@etalage/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const onlyDesktop = { display: 'none', '@media': { [media.desktop]: { display: 'flex' } } } as const;
const belowDesktop = { display: 'flex', '@media': { [media.desktop]: { display: 'none' } } } as const;

export const header = style({
  position: 'relative',
  zIndex: 50,
  borderBottom: `1px solid ${theme.color.gray[300]}`,
});

export const menu = style({ ...onlyDesktop, gridArea: 'menu', minWidth: 0 });
export const aside = style({
  ...onlyDesktop,
  gridArea: 'aside',
  justifySelf: 'end',
  alignItems: 'center',
  gap: '1rem',
});
/** More entries than a laptop has room for beside the logo, and links or a button on the other side. */
const isLong = `:has(> ${menu} > nav > ul > li:nth-child(6)):has(> ${aside} a)`;

/** Small screens: login left, logo in the middle, tools right. Desktop: logo, menu and the rest in one row, a long menu below them. */
export const bar = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  columnGap: '0.5rem',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%) minmax(0, 1fr)',
  gridTemplateAreas: '"login logo tools"',
  '@media': {
    [media.desktop]: {
      columnGap: '2rem',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"logo menu aside"',
      selectors: {
        [`&${isLong}`]: {
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          gridTemplateAreas: '"logo aside" "menu menu"',
          rowGap: '0.75rem',
        },
      },
    },
  },
});
export const login = style({
  ...belowDesktop,
  gridArea: 'login',
  alignItems: 'center',
  justifySelf: 'start',
  maxWidth: '100%',
  minHeight: '2.75rem',
  fontSize: '0.9375rem',
  fontWeight: 500,
  textDecoration: 'none',
});
/** A label that is too long for its place ends with an ellipsis. */
export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
globalStyle(`${login} > ${label}`, { whiteSpace: 'nowrap' });
export const logo = style({ gridArea: 'logo', minWidth: 0, display: 'flex' });
globalStyle(`${logo} img`, { objectFit: 'contain' });
globalStyle(`${logo} span`, { whiteSpace: 'normal', overflowWrap: 'anywhere', lineHeight: 1.1 });
/** From 1340 px on (NAV-47); the sign of WhatsApp without its name leaves room for the menu. */
export const contact = style({
  display: 'none',
  fontSize: '0.9375rem',
  '@media': { [media.wide]: { display: 'flex', alignItems: 'center', gap: '0.75rem' } },
});
globalStyle(`${contact} > [target] > span`, {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
export const tools = style({ ...belowDesktop, gridArea: 'tools', justifySelf: 'end', alignItems: 'center' });
globalStyle(`${tools} details:not([open]) > summary`, { justifyContent: 'flex-end' });
export const phone = style({
  display: 'grid',
  placeContent: 'center',
  width: '2.75rem',
  height: '2.75rem',
  color: 'inherit',
});
export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: '2.75rem',
  fontWeight: 600,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
});

export const second = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      marginTop: '1rem',
      paddingTop: '0.5rem',
      borderTop: `1px solid ${theme.color.gray[300]}`,
    },
  },
});
export const secondBar = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  gap: '2.5rem',
});
globalStyle(`${menu} > nav > ul`, { columnGap: '1.5rem' });
globalStyle(`${secondBar} > div > nav > ul`, { columnGap: '1.5rem' });
globalStyle(`${secondBar} > div:last-child > nav > ul`, { justifyContent: 'flex-end' });
