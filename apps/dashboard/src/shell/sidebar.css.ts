import { bareButton, cutText, dashboardRadius, softText } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../theme/dashboard-theme.css.ts';

const radius = dashboardRadius.control;

export const sidebar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '1rem',
  height: '100%',
  padding: '0.875rem 0.75rem',
  overflowY: 'auto',
});

export const site = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  width: '100%',
  minHeight: 44,
  padding: '0.375rem 0.5rem',
  textAlign: 'left',
});
export const siteButton = style([
  site,
  {
    ...bareButton,
    borderRadius: radius,
    font: 'inherit',
    color: 'inherit',
    selectors: { '&:hover, &[data-state="open"]': { background: color.line } },
  },
]);
export const monogram = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: radius,
  background: color.action,
  color: color.onAction,
  fontWeight: 650,
});
export const siteName = style({
  flex: 1,
  minWidth: 0,
  fontWeight: 650,
  letterSpacing: '-0.005em',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});

export const find = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  width: '100%',
  minHeight: 40,
  padding: '0.25rem 0.625rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius,
  background: color.surface,
  color: color.soft,
  font: 'inherit',
  fontSize: '0.875rem',
  textAlign: 'left',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: color.inputLine, color: color.ink } },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
export const findText = style({ flex: 1, minWidth: 0, ...cutText });
export const findKeys = style({
  font: 'inherit',
  ...softText,
  '@media': { '(pointer: coarse)': { display: 'none' } },
});

export const nav = style({ flex: 1, display: 'grid', alignContent: 'start', gap: '1.125rem' });
export const group = style({});
export const groupHeading = style({
  padding: '0 0.625rem 0.25rem',
  ...softText,
  fontWeight: 550,
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minHeight: 38,
  padding: '0.3125rem 0.625rem',
  borderRadius: radius,
  color: color.ink,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.line },
    '&[aria-current="page"]': {
      background: color.surface,
      color: color.actionStrong,
      fontWeight: 600,
      boxShadow: `0 0 0 1px ${color.line}, 0 1px 2px rgb(20 32 28 / 0.06)`,
    },
  },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});

export const foot = style({ display: 'grid', gap: '0.25rem' });
export const account = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  width: '100%',
  minHeight: 48,
  padding: '0.375rem 0.625rem',
  ...bareButton,
  borderRadius: radius,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'left',
  selectors: { '&:hover, &[data-state="open"]': { background: color.line } },
});
export const accountWords = style({ flex: 1, minWidth: 0, display: 'grid', lineHeight: 1.3 });
export const accountName = style({ fontWeight: 550, ...cutText });
export const accountEmail = style({ ...softText, ...cutText });
