import {
  bareButton,
  inputFrame,
  cutText,
  dashboardRadius,
  dashboardText,
  plainList,
  softText,
  spacedRow,
} from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/dashboard-theme.css.ts';

const still = '(prefers-reduced-motion: reduce)';

export const sketch = style({
  display: 'block',
  width: '100%',
  aspectRatio: '96 / 84',
  borderRadius: 6,
  background: color.surface,
  boxShadow: `0 0 0 1px ${color.line}`,
});

/** The choice of what a new page begins with. */
export const choice = style({
  display: 'grid',
  gap: '0.75rem',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({ marginBottom: '0.5rem', padding: 0, fontSize: '0.875rem', fontWeight: 600 });
export const group = style({ ...softText, fontWeight: 600, margin: '0.25rem 0 -0.25rem' });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  gap: '0.625rem',
});
export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0.625rem',
  minWidth: 0,
  padding: '0.5rem',
  border: `1px solid ${color.line}`,
  borderRadius: 10,
  background: color.ground,
  cursor: 'pointer',
  transition: 'border-color 120ms',
  selectors: {
    '&:hover': { borderColor: color.inputLine },
    '&:has(:checked)': {
      borderColor: color.action,
      boxShadow: `0 0 0 1px ${color.action}`,
      background: color.actionSoft,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
  '@media': { [still]: { transition: 'none' } },
});
/** The whole tile is the label; the radio itself stays for keys and screen readers. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
export const tileName = style({
  display: 'block',
  fontSize: '0.875rem',
  lineHeight: 1.3,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const tileAbout = style({ display: 'block', marginTop: '0.1875rem', ...softText });
export const blank = style([sketch, { display: 'grid', placeItems: 'center', color: color.soft }]);
export const waiting = style({
  minHeight: '5.8rem',
  border: `1px solid ${color.line}`,
  borderRadius: 10,
  background: color.ground,
});
export const error = style({ ...dashboardText.small, margin: 0, color: color.danger });
export const note = style({ ...softText, margin: 0 });

/** The tab with all templates. */
export const groups = style({ display: 'grid', gap: '2rem', paddingTop: '1.5rem' });
export const heading = style({ ...dashboardText.lead, marginBottom: '0.75rem' });
export const cards = style({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11.5rem, 1fr))',
  gap: '0.875rem',
  '@media': { '(max-width: 30rem)': { gridTemplateColumns: '1fr 1fr' } },
});
export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: dashboardRadius.surface,
  overflow: 'hidden',
});
export const picture = style({
  padding: '1rem 1rem 0',
  background: color.ground,
  borderBottom: `1px solid ${color.line}`,
});
/** A page that goes on below the edge. */
export const cutSketch = style({ overflow: 'hidden', maxHeight: '10rem', borderRadius: '6px 6px 0 0' });
export const body = style({
  display: 'grid',
  alignContent: 'start',
  gap: '0.125rem',
  padding: '0.75rem 1rem 0',
});
export const head = style({ ...spacedRow, gap: '0.5rem', alignItems: 'flex-start' });
export const name = style({
  margin: 0,
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  minWidth: 0,
});
export const menu = style({ margin: '-0.375rem -0.625rem 0 0' });
export const about = style({ ...softText, margin: 0 });
export const use = style({
  ...bareButton,
  ...cutText,
  justifySelf: 'start',
  minHeight: 44,
  margin: '0 0 0.125rem',
  padding: '0 1rem',
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  color: color.actionStrong,
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -4, borderRadius: 8 },
  },
});
export const empty = style({
  display: 'grid',
  gap: '0.25rem',
  padding: '1.25rem',
  border: `1px dashed ${color.inputLine}`,
  borderRadius: dashboardRadius.surface,
  color: color.soft,
});
export const emptyTitle = style({ margin: 0, fontWeight: 600, color: color.ink });
export const form = style({ display: 'grid', gap: '1.125rem' });
export const field = style({ display: 'grid', gap: '0.3125rem', fontWeight: 550 });
export const select = style({
  width: '100%',
  minHeight: 42,
  padding: '0.5rem 0.75rem',
  ...inputFrame,
  font: 'inherit',
  fontSize: '1rem',
  fontWeight: 400,
});
