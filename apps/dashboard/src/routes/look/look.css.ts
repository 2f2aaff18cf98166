import {
  cardFrame,
  dashboardRadius,
  dashboardText,
  inputFrame,
  plainList,
  softText,
} from '@etalage/ui-kit/dashboard';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color as ui } from '../../theme/dashboard-theme.css.ts';

const wide = 'screen and (min-width: 1100px)';

/** On a wide screen the preview stays beside the fields; on a small one it is above them when it is asked for. */
export const layout = style({
  display: 'grid',
  gap: '1.5rem 2.5rem',
  marginTop: '1.25rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)', alignItems: 'start' } },
});
export const fields = style({ display: 'grid', gap: '2rem', minWidth: 0 });
export const previewToggle = style({ marginTop: '1rem', '@media': { [wide]: { display: 'none' } } });
export const side = style({
  display: 'none',
  gap: '1rem',
  minWidth: 0,
  gridRow: 1,
  '@media': { [wide]: { display: 'grid', gridRow: 'auto', position: 'sticky', top: '1rem' } },
});
export const shown = style({ display: 'grid' });

export const preview = style({ display: 'grid', gap: '0.75rem', minWidth: 0 });
export const pageChoice = style({ display: 'flex', flexWrap: 'wrap', gap: '0.25rem' });
export const pageButton = style({
  minHeight: 40,
  padding: '0.375rem 0.875rem',
  border: 0,
  borderRadius: dashboardRadius.control,
  background: 'none',
  color: ui.ink,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: ui.ground },
    '&[aria-pressed="true"]': { background: ui.actionSoft, color: ui.actionStrong, fontWeight: 600 },
  },
});
/** The computer above, the tablet and the phone beside each other below it. */
export const windows = style({
  display: 'grid',
  gap: '0.75rem',
  gridTemplateColumns: 'minmax(0, 768fr) minmax(0, 390fr)',
  alignItems: 'start',
});
/** Both mails have the same scale. */
export const mails = style({
  display: 'grid',
  gap: '0.75rem',
  gridTemplateColumns: 'minmax(0, 640fr) minmax(0, 390fr)',
});
export const window = styleVariants({
  desktop: { gridColumn: '1 / -1', minWidth: 0 },
  tablet: { minWidth: 0 },
  phone: { minWidth: 0 },
});

export const themes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
  gap: '0.75rem',
});
export const theme = style({
  ...cardFrame,
  display: 'grid',
  alignContent: 'start',
  gap: '0.125rem',
  padding: '0.375rem 0.375rem 0.75rem',
  color: ui.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: ui.inputLine },
    '&[aria-pressed="true"]': { borderColor: ui.action, boxShadow: `inset 0 0 0 1px ${ui.action}` },
  },
});
// The variables are those of a website and not of the dashboard: `themeVariables` of site-model sets them.
const siteColor = (key: string) => `var(--color-${key})`;
export const themeSample = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  gap: '0.375rem',
  minHeight: '8.5rem',
  padding: '0.875rem',
  marginBottom: '0.5rem',
  overflow: 'hidden',
  borderRadius: dashboardRadius.control,
  background: siteColor('light'),
  color: siteColor('dark'),
  fontFamily: 'var(--font-secondary)',
});
export const themeTitle = style({
  fontFamily: 'var(--font-primary)',
  fontSize: 'calc(1.3125rem * var(--heading-size))',
  fontWeight: 'var(--heading-weight)',
  letterSpacing: 'var(--heading-spacing)',
  textTransform: 'var(--heading-case)' as 'none',
  lineHeight: 1.1,
});
export const themeText = style({ fontSize: '0.8125rem', lineHeight: 1.4 });
export const themeButton = style({
  marginTop: '0.25rem',
  padding: '0.3125rem 0.75rem',
  borderRadius: 'var(--radius-button)',
  background: siteColor('primary-500'),
  color: siteColor('white'),
  fontSize: '0.75rem',
  fontWeight: 600,
  letterSpacing: 'var(--button-spacing)',
  textTransform: 'var(--button-case)' as 'none',
});
export const themeName = style({ paddingInline: '0.5rem', fontWeight: 600 });
export const ownThemes = style({ display: 'grid', gap: '0.75rem', minWidth: 0 });
globalStyle(`${ownThemes} > h3`, { margin: 0 });
export const themeList = style([themes, plainList]);
/** The menu of a theme lies over the corner of its card, beside the name. */
export const ownTheme = style({ position: 'relative', display: 'grid', minWidth: 0 });
globalStyle(`${theme} > span:last-child`, { paddingInline: '0.5rem' });
globalStyle(`${ownTheme} > ${theme} > span:last-child`, { paddingRight: '3rem', overflowWrap: 'anywhere' });
globalStyle(`${ownTheme} > ${theme} + button`, {
  position: 'absolute',
  right: '0.375rem',
  bottom: '0.25rem',
});

export const shapes = style({ display: 'grid', gap: '1.125rem' });
export const segments = style({ display: 'flex', flexWrap: 'wrap', gap: '0.375rem' });
export const segment = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 40,
  padding: '0.25rem 0.75rem',
  ...cardFrame,
  borderRadius: dashboardRadius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: ui.inputLine },
    '&:has(:checked)': {
      borderColor: ui.action,
      background: ui.actionSoft,
      color: ui.actionStrong,
      fontWeight: 600,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${ui.focus}`, outlineOffset: 2 },
  },
});
export const file = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });
export const fileProblem = style({
  flexBasis: '100%',
  color: ui.danger,
  selectors: { '&:empty': { display: 'none' } },
});
export const part = style({ display: 'grid', gap: '0.875rem', minWidth: 0 });
export const partTitle = style({ margin: 0, ...dashboardText.lead });
export const about = style({ ...softText, maxWidth: '40rem' });
export const seeds = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '1rem 1.5rem',
  padding: '1rem',
  ...cardFrame,
});
export const color = style({ display: 'grid', gap: '0.25rem', minWidth: 0 });
export const colorName = style({ fontWeight: 550, overflowWrap: 'anywhere' });
export const colorControls = style({ display: 'flex', gap: '0.5rem' });
export const swatch = style({
  ...inputFrame,
  flex: 'none',
  width: '2.75rem',
  height: '2.5rem',
  padding: 3,
  cursor: 'pointer',
});
export const code = style({
  ...inputFrame,
  width: '6.5rem',
  minHeight: '2.5rem',
  padding: '0 0.625rem',
  font: 'inherit',
  selectors: { '&[aria-invalid]': { borderColor: ui.danger } },
});
export const wrong = style({
  display: 'flex',
  gap: '0.375rem',
  alignItems: 'center',
  ...dashboardText.small,
  color: ui.danger,
});
export const groups = style({ display: 'grid', gap: '1.5rem' });
export const group = style({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  display: 'grid',
  gap: '0.75rem',
});
export const groupName = style({ padding: 0, marginBottom: '0.5rem', fontWeight: 600 });
export const named = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: '0.375rem 1rem',
  alignItems: 'end',
});
export const label = style({
  ...inputFrame,
  width: '100%',
  minWidth: 0,
  minHeight: '2.5rem',
  padding: '0 0.625rem',
  font: 'inherit',
});
export const fonts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: '0.5rem',
});
export const choice = style({
  display: 'grid',
  gap: '0.125rem',
  position: 'relative',
  minWidth: 0,
  padding: '0.625rem 0.75rem',
  ...cardFrame,
  borderRadius: dashboardRadius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: ui.inputLine },
    '&:has(:checked)': { borderColor: ui.action, boxShadow: `inset 0 0 0 1px ${ui.action}` },
    '&:has(:focus-visible)': { outline: `2px solid ${ui.focus}`, outlineOffset: 2 },
  },
});
export const radio = style({ position: 'absolute', opacity: 0, inset: 0, margin: 0, cursor: 'pointer' });
export const fontName = style({ ...softText });
export const fontSample = style({ fontSize: '1.125rem', overflowWrap: 'anywhere' });
export const corners = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: '0.5rem',
});
export const corner = style({
  width: '2rem',
  height: '2rem',
  borderTop: `3px solid ${ui.ink}`,
  borderLeft: `3px solid ${ui.ink}`,
});
export const readable = style({ minWidth: 0 });
export const good = style({ display: 'flex', gap: '0.5rem', alignItems: 'start', color: ui.actionStrong });
export const poor = style({
  ...plainList,
  display: 'grid',
  gap: '0.5rem',
  padding: '0.75rem 1rem',
  borderRadius: dashboardRadius.control,
  background: ui.warnSoft,
  color: ui.warn,
});
