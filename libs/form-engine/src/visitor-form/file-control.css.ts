import { media, statusColors, theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const withScript = '(scripting: enabled)';

export const box = style({ display: 'grid', gap: '0.625rem', minWidth: 0 });
export const list = style({
  display: 'grid',
  gap: '0.5rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  textAlign: 'left',
  selectors: { '&:empty': { display: 'none' } },
});

/** Contains the browser's own field; once the script runs, that field covers the area for clicks and drops. */
export const drop = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  borderRadius: theme.radius.md,
  // The same height without and with the script, so that nothing moves.
  '@media': { [withScript]: { minHeight: '6.5rem' } },
  selectors: {
    '&[hidden]': { display: 'none' },
    '[data-alive] > &': {
      justifyItems: 'center',
      padding: '1rem',
      border: `2px dashed ${theme.color.gray[500]}`,
      color: theme.color.gray[500],
      textAlign: 'center',
      transition: 'border-color 120ms, color 120ms, background-color 120ms',
    },
    '[data-alive] > &:hover, [data-alive] > &[data-over], [data-alive] > &:focus-within': {
      borderColor: theme.color.primary[500],
      color: theme.color.dark,
    },
    '[data-alive] > &[data-over]': { background: theme.color.gray[100] },
    '[data-alive] > &:focus-within': { boxShadow: `0 0 0 2px ${theme.color.primary[500]}` },
    '[data-alive] > &:has([aria-invalid="true"])': { borderColor: statusColors.danger.edge },
  },
});
export const dropText = style({
  display: 'none',
  pointerEvents: 'none',
  lineHeight: 1.45,
  selectors: { '[data-alive] &': { display: 'block' } },
});
export const picker = style({
  selectors: {
    '[data-alive] &': {
      position: 'absolute',
      inset: 0,
      height: '100%',
      padding: 0,
      opacity: 0,
      cursor: 'pointer',
    },
  },
});
export const notice = style({
  fontSize: '0.875rem',
  lineHeight: 1.45,
  fontWeight: 600,
  color: statusColors.danger.text,
  selectors: { '&:empty': { display: 'none' } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0.125rem 0.75rem',
  padding: '0.375rem 0.875rem',
  border: `1px solid ${theme.color.gray[300]}`,
  borderRadius: theme.radius.md,
  background: theme.color.white,
  color: theme.color.dark,
  selectors: { '&[data-trouble]': { borderColor: statusColors.danger.edge } },
  '@media': { [media.belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: '0.75rem' } },
});
export const text = style({ display: 'grid', minWidth: 0, lineHeight: 1.4 });
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const state = style({
  fontSize: '0.875rem',
  color: theme.color.gray[500],
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:empty': { display: 'none' },
    '[data-trouble] &': { color: statusColors.danger.text, fontWeight: 600 },
  },
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '0 1rem', margin: '0 -0.25rem' });
export const action = style({
  minHeight: '2.75rem',
  padding: '0.25rem',
  border: 0,
  background: 'none',
  color: theme.color.primary[500],
  fontSize: '0.9375rem',
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationThickness: '0.07em',
  textUnderlineOffset: '0.25em',
  selectors: {
    '&[hidden]': { display: 'none' },
    '&:hover': { color: theme.color.primary[700], textDecorationThickness: '0.12em' },
  },
});
export const bar = style({
  gridColumn: '1 / -1',
  appearance: 'none',
  width: '100%',
  height: 4,
  margin: '0.25rem 0',
  border: 0,
  borderRadius: 2,
  overflow: 'hidden',
  background: theme.color.gray[300],
  selectors: {
    '&[hidden]': { display: 'none' },
    '&::-webkit-progress-bar': { background: theme.color.gray[300] },
    '&::-webkit-progress-value': { background: theme.color.primary[500] },
    '&::-moz-progress-bar': { background: theme.color.primary[500] },
  },
});

export const dialog = style({
  width: 'min(28rem, calc(100% - 2rem))',
  margin: 'auto',
  padding: '1.5rem',
  border: 0,
  borderRadius: theme.radius.lg,
  background: theme.color.white,
  color: theme.color.dark,
  textAlign: 'left',
  boxShadow: '0 24px 64px rgb(0 0 0 / 0.3)',
  selectors: { '&::backdrop': { background: 'rgb(0 0 0 / 0.5)' } },
});
export const dialogHeading = style({ margin: 0, fontSize: '1.25rem' });
export const dialogName = style({ margin: '0.5rem 0 1.25rem', overflowWrap: 'anywhere' });
export const dialogActions = style({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });
