import { theme } from '@etalage/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const form = style({ position: 'relative', display: 'flex', width: '100%' });
export const input = style({
  paddingRight: '5.75rem',
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});
const inside = {
  position: 'absolute',
  top: 0,
  display: 'grid',
  placeContent: 'center',
  width: '2.75rem',
  height: '3rem',
  padding: 0,
  border: 0,
  background: 'none',
} as const;
export const submit = style({
  ...inside,
  right: '0.125rem',
  selectors: { '&:hover': { color: theme.color.primary[500] } },
});
export const clear = style({
  ...inside,
  right: '2.875rem',
  color: theme.color.gray[500],
  selectors: { '&:hover': { color: theme.color.dark } },
});

export const dropdown = style({
  position: 'absolute',
  zIndex: 40,
  top: 'calc(100% + 0.375rem)',
  left: 0,
  right: 0,
  padding: '0.5rem 0',
  background: theme.color.white,
  color: theme.color.dark,
  border: `1px solid ${theme.color.gray[300]}`,
  borderRadius: theme.radius.lg,
  boxShadow: '0 18px 40px -18px rgb(0 0 0 / 0.28)',
});
export const hits = style({
  padding: '0.25rem 1rem 0.5rem',
  fontSize: '0.875rem',
  color: theme.color.gray[500],
});
/** SRCH-08: 13 rem at most, then it scrolls. */
export const results = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxHeight: '13rem',
  overflowY: 'auto',
});
globalStyle(`${results} a`, {
  display: 'flex',
  alignItems: 'center',
  gap: '0.875rem',
  padding: '0.375rem 1rem',
  textDecoration: 'none',
  lineHeight: 1.35,
});
globalStyle(`${results} a:hover, ${results} a:focus-visible`, {
  background: theme.color.gray[100],
  outlineOffset: '-2px',
});
globalStyle(`${results} img`, {
  width: '2.75rem',
  height: '2.75rem',
  objectFit: 'cover',
  borderRadius: theme.radius.sm,
  background: theme.color.gray[100],
});
export const all = style({
  display: 'block',
  padding: '0.75rem 1rem 0.375rem',
  borderTop: `1px solid ${theme.color.gray[300]}`,
  fontWeight: 600,
  color: theme.color.primary[500],
});
