import { dashboardRadius, plainList, softText, toolbarRow } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../theme/dashboard-theme.css.ts';

const wide = 'screen and (min-width: 1000px)';

/** On a wide screen the choice of screens is beside the texts, else a row above them that scrolls. */
export const layout = style({
  display: 'grid',
  gap: '1rem 2.5rem',
  marginTop: '1.25rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: '14rem minmax(0, 1fr)', alignItems: 'start' } },
});
export const screens = style({
  minWidth: 0,
  '@media': { [wide]: { position: 'sticky', top: '1rem' } },
});
export const screenList = style({
  ...plainList,
  display: 'flex',
  gap: '0.25rem',
  overflowX: 'auto',
  paddingBottom: '0.25rem',
  '@media': { [wide]: { display: 'grid', overflowX: 'visible', gap: '0.125rem' } },
});
export const screen = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0.75rem',
  width: '100%',
  minHeight: 40,
  padding: '0.5rem 0.75rem',
  border: 0,
  borderRadius: dashboardRadius.control,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  textAlign: 'left',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.ground },
    '&[aria-current]': { background: color.actionSoft, color: color.actionStrong, fontWeight: 600 },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
});
export const count = style({ ...softText, whiteSpace: 'nowrap' });
export const list = style({ minWidth: 0 });
export const toolbar = style({ ...toolbarRow, marginBottom: '0.75rem' });
export const onlyChanged = style({ display: 'flex', alignItems: 'center', gap: '0.5rem', minHeight: 40 });
export const found = style({ ...softText, marginLeft: 'auto' });
export const rows = style({ ...plainList, display: 'grid' });
export const row = style({
  display: 'grid',
  gap: '0.375rem',
  padding: '1rem 0',
  borderTop: `1px solid ${color.line}`,
  minWidth: 0,
});
export const rowTools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.25rem 0.75rem',
});
export const more = style({ marginTop: '1rem' });
export const refused = style({
  marginTop: '1rem',
  padding: '0.75rem 1rem',
  borderRadius: dashboardRadius.control,
  background: color.dangerSoft,
});
export const refusedList = style({ ...plainList, display: 'grid', gap: '0.25rem', marginTop: '0.5rem' });
export const refusedText = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '0.25rem 0.75rem',
  overflowWrap: 'anywhere',
});
