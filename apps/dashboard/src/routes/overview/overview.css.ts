import {
  bareButton,
  dashboardRadius,
  dashboardText,
  floating,
  foldHeading,
  plainList,
  softText,
  spacedRow,
} from '@etalage/ui-kit/dashboard';
import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/dashboard-theme.css.ts';

/** What waits comes first; where there is room, it is beside the main part, above the pages. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  alignItems: 'start',
  '@media': {
    'screen and (min-width: 1180px)': {
      gridTemplateColumns: 'minmax(0, 1.9fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"main work" "main pages"',
    },
  },
});
const inArea = (gridArea: string) =>
  style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1rem',
    '@media': { 'screen and (min-width: 1180px)': { gridArea } },
  });
export const main = inArea('main');
export const work = inArea('work');
export const pages = inArea('pages');
export const row = style({
  position: 'relative',
  ...spacedRow,
  gap: '0.75rem',
  minHeight: 60,
  padding: '0.625rem 0',
  borderTop: `1px solid ${color.line}`,
});
export const textColumn = style({ minWidth: 0, display: 'grid', overflowWrap: 'anywhere' });
export const moment = style({ ...softText });
export const empty = style({ padding: '0.5rem 0 1.25rem', color: color.soft });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0.5rem',
  // Amounts are longer than counts: a turnover of a million must not break within its figures.
  '@media': {
    'screen and (min-width: 700px)': {
      gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr) minmax(0, 1.12fr) repeat(2, minmax(0, 1fr))',
    },
  },
  margin: '0.75rem 0 1.25rem',
});
export const tile = style({
  ...bareButton,
  display: 'grid',
  alignContent: 'start',
  gap: '0.125rem',
  width: '100%',
  height: '100%',
  padding: '0.75rem',
  borderRadius: 10,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  color: color.ink,
  font: 'inherit',
  textAlign: 'start',
  selectors: {
    '&:hover': { background: color.ground },
    '&[aria-pressed=true]': { background: color.actionSoft, boxShadow: `inset 0 0 0 2px ${color.action}` },
  },
});
export const tileName = style({ ...dashboardText.small, fontWeight: 600 });
export const tileValue = style({
  ...dashboardText.lead,
  fontSize: '1.1875rem',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
export const rise = style({ ...dashboardText.small, color: color.actionStrong });
export const fall = style({ ...dashboardText.small, color: color.danger });
export const figure = style({ margin: 0 });
export const caption = style({
  ...dashboardText.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0.25rem 1rem',
  marginBottom: '0.5rem',
  fontWeight: 600,
});
export const legend = style({ display: 'flex', gap: '1rem', fontWeight: 400 });
const line = {
  content: '""',
  display: 'inline-block',
  width: 18,
  marginInlineEnd: 6,
  verticalAlign: 'middle',
};
export const nowLine = style({
  selectors: { '&::before': { ...line, borderTop: `2px solid ${color.action}` } },
});
export const beforeLine = style({
  color: color.soft,
  selectors: { '&::before': { ...line, borderTop: `2px dashed ${color.inputLine}` } },
});
/** As high as the plot, which is loaded later. */
export const plot = style({ height: 240, marginBottom: '0.5rem' });
/** In the place of a plot of nothing. */
export const nothing = style({
  ...softText,
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  margin: 0,
  padding: '0 1rem',
  textAlign: 'center',
  border: `1px dashed ${color.line}`,
  borderRadius: dashboardRadius.control,
});
export const pointCard = style({
  ...floating,
  ...dashboardText.small,
  display: 'grid',
  gap: '0.125rem',
  padding: '0.5rem 0.75rem',
});
export const fold = style({ ...foldHeading });
export const table = style({
  width: '100%',
  marginBottom: '1rem',
  borderCollapse: 'collapse',
  ...dashboardText.small,
});
globalStyle(`${table} th, ${table} td`, {
  padding: '0.375rem 0.5rem',
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} th:first-child`, { textAlign: 'start', fontWeight: 500 });
export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: '1.25rem 2rem',
  marginTop: '1.25rem',
});
export const listTitle = style({ ...dashboardText.body, margin: '0 0 0.5rem', fontWeight: 600 });
export const amount = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const number = style({
  minWidth: '2rem',
  padding: '0.125rem 0.625rem',
  borderRadius: 999,
  background: color.actionSoft,
  color: color.actionStrong,
  fontWeight: 600,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
export const steps = style({ ...plainList, marginTop: '0.5rem' });
export const done = style({
  ...dashboardText.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.25rem',
  color: color.actionStrong,
  fontWeight: 500,
});
