import {
  cardFrame,
  dashboardRadius,
  dashboardText,
  inputFrame,
  plainList,
  softText,
} from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color as ui } from '../../theme/dashboard-theme.css.ts';

const wide = 'screen and (min-width: 1100px)';

/** On a wide screen the preview stays beside the fields, else it is above them. */
export const layout = style({
  display: 'grid',
  gap: '1.5rem 2.5rem',
  marginTop: '1.25rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', alignItems: 'start' } },
});
export const fields = style({ display: 'grid', gap: '2rem', minWidth: 0 });
export const side = style({
  display: 'grid',
  gap: '1rem',
  minWidth: 0,
  gridRow: 1,
  '@media': { [wide]: { gridRow: 'auto', position: 'sticky', top: '1rem' } },
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
