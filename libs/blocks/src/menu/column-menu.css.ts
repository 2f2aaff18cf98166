import { theme } from '@etalage/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const bareList = { listStyle: 'none', padding: 0, margin: 0 } as const;
const entry = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4rem',
  minHeight: '2.75rem',
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
} as const;

export const nav = style({ minWidth: 0 });
export const list = style({ ...bareList, display: 'grid', justifyItems: 'start' });
export const link = style({ ...entry, fontWeight: 500 });
export const submenu = style({});
export const opener = style({
  ...entry,
  fontWeight: 500,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const arrow = style({
  display: 'inline-flex',
  transition: 'transform 160ms',
  selectors: { [`${submenu}[open] > ${opener} > &`]: { transform: 'rotate(180deg)' } },
});
/** Under its opener, with a line that shows what belongs to it. */
export const panel = style({
  marginBottom: '0.5rem',
  paddingInlineStart: '1rem',
  borderInlineStart: `2px solid ${theme.color.gray[300]}`,
});
export const subList = style({ ...bareList, display: 'grid' });
export const subLink = style({ ...entry, minHeight: '2.25rem' });
export const thirdList = style({ ...bareList, display: 'grid', paddingInlineStart: '1rem' });
export const thirdLink = style({ ...entry, minHeight: '2rem', fontSize: '0.9375rem' });
for (const one of [link, subLink, thirdLink]) {
  globalStyle(`a.${one}:hover, a.${one}[aria-current]`, {
    color: theme.color.primary[500],
    textDecoration: 'underline',
    textUnderlineOffset: '0.3em',
  });
}
