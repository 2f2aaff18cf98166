import { media, theme } from '@etalage/ui-kit/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const nav = style({ minWidth: 0 });
export const desktopNav = style({
  display: 'none',
  minWidth: 0,
  '@media': { [media.desktop]: { display: 'block' } },
});
const bareList = { listStyle: 'none', padding: 0, margin: 0 } as const;
export const list = style({
  ...bareList,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 2rem',
});
export const item = style({
  position: 'relative',
  minWidth: 0,
  // On small screens an open submenu is a row of its own, because a panel beside its entry would be outside the screen.
  '@media': { [media.belowDesktop]: { selectors: { '&:has(> details[open])': { flexBasis: '100%' } } } },
});

const entry = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4rem',
  minHeight: '2.75rem',
  fontWeight: 500,
  textDecoration: 'none',
  color: 'inherit',
} as const;
const underline = `linear-gradient(currentColor, currentColor)`;
const underlined = {
  backgroundImage: underline,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '0 calc(50% + 0.85em)',
  backgroundSize: '0 1.5px',
  transition: 'background-size 180ms ease-out',
} as const;
export const link = style({
  ...entry,
  ...underlined,
  selectors: {
    '&:hover': { backgroundSize: '100% 1.5px' },
    '&[aria-current]': { color: theme.color.primary[500], backgroundSize: '100% 1.5px' },
  },
});
export const submenu = style({});
export const summary = style({
  ...entry,
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover, &[data-current]': { color: theme.color.primary[500] },
  },
});
export const arrow = style({
  display: 'inline-flex',
  transition: 'transform 160ms',
  selectors: { [`${submenu}[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
});

const panelLook = {
  position: 'absolute',
  zIndex: 30,
  top: '100%',
  background: theme.color.white,
  color: theme.color.dark,
  border: `1px solid ${theme.color.gray[300]}`,
  borderRadius: theme.radius.lg,
  boxShadow: '0 18px 40px -18px rgb(0 0 0 / 0.28)',
  animation: `${appear} 140ms ease-out`,
} as const;
const inFlow = { [media.belowDesktop]: { position: 'static', maxWidth: 'none', width: 'auto' } } as const;
const dropdown = {
  ...panelLook,
  minWidth: '15rem',
  maxWidth: '24rem',
  width: 'max-content',
  padding: '0.75rem 0',
  '@media': inFlow,
} as const;
export const panel = style({ ...dropdown, left: '-1.25rem' });
export const endPanel = style({ ...dropdown, right: '-1.25rem' });
/** As wide as the header above it (NAV-35). */
export const widePanel = style({
  ...panelLook,
  left: 0,
  right: 0,
  padding: '2rem 2.5rem',
  '@media': inFlow,
});
export const subList = style({ ...bareList, display: 'grid' });
export const columns = style({
  ...bareList,
  display: 'grid',
  gap: '1.5rem 2.5rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
});
// A linked picture is aligned in its column like text links are in theirs.
globalStyle(`${columns} a:has(> img)`, {
  display: 'grid',
  gap: '0.75rem',
  fontWeight: 600,
  textDecoration: 'none',
});
globalStyle(`${columns} a > img`, {
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: theme.radius.md,
});
const subEntry = {
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: '2.5rem',
  padding: '0.35rem 1.25rem',
  textDecoration: 'none',
  lineHeight: 1.4,
} as const;
export const subLink = style(subEntry);
export const subHeading = style({ ...subEntry, fontWeight: 600 });
export const thirdList = style({ ...bareList, display: 'grid', paddingBottom: '0.35rem' });
export const thirdLink = style({
  ...subEntry,
  minHeight: '2rem',
  paddingLeft: '2rem',
  fontSize: '0.9375rem',
  color: theme.color.gray[500],
});
for (const one of [subLink, subHeading, thirdLink]) {
  globalStyle(`a.${one}:hover, a.${one}[aria-current]`, {
    color: theme.color.primary[500],
    textDecoration: 'underline',
  });
  globalStyle(`.${columns} .${one}`, { paddingInline: 0 });
}
