import { media, theme } from '@etalage/ui-kit/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const dropIn = keyframes({ from: { transform: 'translateY(-100%)' } });

export const header = style({
  position: 'relative',
  zIndex: 50,
  borderBottom: `1px solid ${theme.color.gray[300]}`,
});
export const bar = style({
  selectors: {
    '&[data-fixed]': {
      position: 'fixed',
      zIndex: 50,
      top: 0,
      left: 0,
      right: 0,
      paddingBlock: '0.75rem',
      background: theme.color.light,
      borderBottom: `1px solid ${theme.color.gray[300]}`,
      animation: `${dropIn} 200ms ease-out`,
    },
  },
});

/** Space above what has a row of its own; a gap would also be there for rows that are empty. */
const ownRow = { marginTop: '0.75rem' };
export const text = style({
  gridArea: 'text',
  minWidth: 0,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  // A long text may not push the menu out of the header.
  '@media': { [media.belowDesktop]: ownRow, [media.desktop]: { maxWidth: '18rem' } },
});
export const menu = style({
  gridArea: 'menu',
  minWidth: 0,
  display: 'none',
  '@media': { [media.desktop]: { display: 'flex' } },
});
export const contact = style({
  display: 'none',
  fontSize: '0.9375rem',
  '@media': { [media.desktop]: { display: 'flex', gap: '1.5rem' } },
});
/** Menus for which a laptop has no room in one row, beside a phone number or a text: they get a row of their own. */
const entries = (count: number) => `> ${menu} > nav > ul > li:nth-child(${count})`;
const isLong = [
  `&&:not([data-search]):has(${entries(6)}):has(${contact} a)`,
  `&&:not([data-search]):has(${entries(4)}):has(> ${text}):has(${contact} a)`,
  `&&:not([data-search]):has(${entries(6)}):has(> ${text})`,
].join(', ');

/** Phones: logo left, cart and menu button right, search below. Desktop: logo, menu, search, tools in one row. */
export const inner = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  columnGap: '0.5rem',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"logo tools toggle" "text text text" "search search search"',
  selectors: {
    '&[data-menu-mobile="left"]': {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"toggle logo tools" "text text text" "search search search"',
    },
    // The button comes after the logo in the HTML: its place is kept until it arrives on a slow line. `:where` keeps the rule as
    // weak as its neighbours, so that the columns of the desktop override it.
    '&[data-menu-mobile="left"]:where(:not([data-menu-shown]))': {
      gridTemplateColumns: 'minmax(2.75rem, auto) minmax(0, 1fr) auto',
    },
    '&[data-menu-mobile="center"]': {
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      gridTemplateAreas: '"logo toggle tools" "text text text" "search search search"',
    },
  },
  '@media': {
    [media.desktop]: {
      columnGap: '2.5rem',
      selectors: {
        '&&': {
          gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
          gridTemplateAreas: '"logo text menu tools"',
        },
        '&&[data-search]': {
          gridTemplateColumns: 'auto minmax(0, 1fr) auto',
          gridTemplateAreas: '"logo search tools" "menu menu text"',
          rowGap: '1rem',
        },
        [isLong]: {
          gridTemplateColumns: 'auto minmax(0, 1fr) auto',
          gridTemplateAreas: '"logo text tools" "menu menu menu"',
          rowGap: '0.75rem',
        },
      },
    },
  },
});
export const logo = style({ gridArea: 'logo', minWidth: 0, display: 'flex' });
export const wideLogo = style({
  gridArea: 'logo',
  minWidth: 0,
  '@media': { [media.belowTablet]: { ...ownRow, gridArea: 'auto', gridColumn: '1 / -1', order: -1 } },
});
globalStyle(`${wideLogo} > a`, { '@media': { [media.belowTablet]: { display: 'flex' } } });
globalStyle(`${wideLogo} img`, { '@media': { [media.belowTablet]: { width: '100%', height: 'auto' } } });
for (const [side, place] of [
  ['center', 'center'],
  ['right', 'flex-end'],
] as const) {
  globalStyle(`${inner}[data-menu="${side}"] > ${menu}`, { justifyContent: place });
}
globalStyle(`${inner}[data-search] > ${menu}`, { marginBottom: '-0.75rem' });
export const search = style({
  gridArea: 'search',
  minWidth: 0,
  width: '100%',
  '@media': { [media.belowDesktop]: ownRow, [media.desktop]: { maxWidth: '34rem', justifySelf: 'end' } },
});
export const tools = style({
  gridArea: 'tools',
  display: 'flex',
  alignItems: 'center',
  gap: '1.5rem',
  justifySelf: 'end',
});
export const toggle = style({
  gridArea: 'toggle',
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  '@media': { [media.desktop]: { display: 'none' } },
});
// The icon of a closed menu is aligned with the edge of the page; its touch area may extend beyond it.
for (const [side, place] of [
  ['left', 'flex-start'],
  ['right', 'flex-end'],
] as const) {
  globalStyle(`${inner}[data-menu-mobile="${side}"] > ${toggle} > details:not([open]) > summary`, {
    justifyContent: place,
  });
}
export const nextToButton = style({ fontSize: '0.9375rem' });
