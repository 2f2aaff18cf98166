import {
  bareButton,
  cutText,
  dashboardRadius,
  dashboardText,
  dashboardWide,
  inputFrame,
  linkButton,
  plainList,
  rowFrame,
  softText,
  spacedRow,
} from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../theme/dashboard-theme.css.ts';

const besides = 'screen and (min-width: 1080px)';

export const soft = style({ ...softText });
export const breaking = style({ overflowWrap: 'anywhere' });

/** The folders are beside the files where there is room, else above them. */
export const columns = style({
  display: 'grid',
  gap: '1rem 2rem',
  marginTop: '1rem',
  '@media': { [besides]: { gridTemplateColumns: '14rem minmax(0, 1fr)', alignItems: 'start' } },
});
/** On a phone the files come before the storage. */
export const side = style({
  display: 'contents',
  '@media': { [besides]: { display: 'grid', gap: '1.25rem', minWidth: 0 } },
});
export const main = style({
  minWidth: 0,
  borderRadius: dashboardRadius.surface,
  selectors: {
    '&[data-over="true"]': {
      outline: `2px dashed ${color.action}`,
      outlineOffset: 6,
      background: color.actionSoft,
    },
  },
});

export const uploads = style({ selectors: { '&:not(:empty)': { marginBottom: '1rem' } } });

export const navButton = style({
  width: '100%',
  justifyContent: 'space-between',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  textAlign: 'left',
  '@media': { [besides]: { display: 'none' } },
});
export const navList = style({
  ...plainList,
  display: 'none',
  gap: '0.125rem',
  selectors: { '&[data-open="true"]': { display: 'grid', marginTop: '0.5rem' } },
  '@media': { [besides]: { display: 'grid', maxHeight: '60vh', overflowY: 'auto' } },
});
export const navEntry = style({
  ...bareButton,
  ...spacedRow,
  gap: '0.5rem',
  width: '100%',
  minHeight: 36,
  padding: '0.25rem 0.625rem',
  borderRadius: dashboardRadius.control,
  color: color.ink,
  font: 'inherit',
  textAlign: 'left',
  selectors: {
    '&:hover': { background: color.ground },
    '&[aria-current="page"]': { background: color.actionSoft, color: color.actionStrong, fontWeight: 600 },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
export const navName = style({ ...cutText, minWidth: 0 });
export const navCount = style({ ...softText, fontVariantNumeric: 'tabular-nums' });

export const storage = style({ order: 1, display: 'grid', gap: '0.25rem', ...softText });
export const meter = style({ width: '100%', height: 12 });

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 0.5rem',
  minHeight: 44,
});
export const headingText = style({ ...dashboardText.lead, margin: 0, overflowWrap: 'anywhere' });
export const views = style({ display: 'inline-flex', gap: '0.125rem', marginLeft: 'auto' });

export const bulkActions = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem',
});

export const grid = style({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 44%), 1fr))',
  gap: '1rem',
});
export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '0.25rem',
  minWidth: 0,
  padding: '0.375rem 0.375rem 0.625rem',
  ...rowFrame,
  selectors: { '&[data-chosen="true"]': { borderColor: color.action, background: color.actionSoft } },
});
export const tileButton = style({
  ...bareButton,
  display: 'grid',
  width: '100%',
  padding: 0,
  aspectRatio: '4 / 3',
  borderRadius: 6,
  overflow: 'hidden',
  background: color.ground,
});
/** The whole target is easy to touch. */
export const tileBox = style({
  position: 'absolute',
  top: 4,
  left: 4,
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: dashboardRadius.control,
  background: 'rgb(255 255 255 / 85%)',
  cursor: 'pointer',
});
export const tileName = style({
  ...cutText,
  paddingInline: '0.25rem',
  fontWeight: 550,
  fontSize: '0.875rem',
});
export const tileAbout = style({ ...cutText, paddingInline: '0.25rem', ...softText });
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: '0.25rem', paddingInline: '0.25rem' });
export const picture = style({ width: '100%', height: '100%', minHeight: 0, objectFit: 'contain' });
export const kindSign = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  color: color.soft,
  fontWeight: 650,
  letterSpacing: '0.04em',
  fontSize: '0.75rem',
});
export const more = style({ display: 'flex', justifyContent: 'center', padding: '1.25rem 0' });

export const rowFile = style({ display: 'flex', alignItems: 'center', gap: '0.75rem', minWidth: 0 });
export const rowBox = style({ display: 'inline-flex', padding: '0.25rem 0' });
export const rowPicture = style({
  flex: 'none',
  width: 48,
  height: 48,
  borderRadius: 6,
  overflow: 'hidden',
  background: color.ground,
});
export const rowText = style({ display: 'grid', gap: '0.25rem', minWidth: 0 });
export const rowName = style({
  ...bareButton,
  minWidth: 0,
  padding: 0,
  font: 'inherit',
  fontWeight: 550,
  color: color.ink,
  textAlign: 'left',
  overflowWrap: 'anywhere',
});

export const detail = style({
  display: 'grid',
  gap: '1.25rem 1.75rem',
  minWidth: 0,
  '@media': { [dashboardWide]: { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
});
export const detailSide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.75rem',
  alignContent: 'start',
  minWidth: 0,
});
export const detailMain = style({ display: 'grid', gap: '1.25rem', alignContent: 'start', minWidth: 0 });
export const preview = style({
  height: '13rem',
  borderRadius: dashboardRadius.control,
  overflow: 'hidden',
  background: color.ground,
});
export const facts = style({ ...plainList, ...softText });
export const detailActions = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });
export const part = style({ ...dashboardText.body, margin: '0 0 0.375rem', fontWeight: 650 });
export const places = style({ ...plainList, display: 'grid', gap: '0.375rem' });
export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.125rem 0.625rem',
});
export const usedList = style({
  ...plainList,
  display: 'grid',
  gap: '0.75rem',
  maxHeight: '40vh',
  overflowY: 'auto',
});
export const copyLink = style({ ...linkButton, padding: 0, textAlign: 'left', overflowWrap: 'anywhere' });

export const field = style({ display: 'grid', gap: '0.375rem', minWidth: 0 });
export const label = style({ fontWeight: 550 });
export const select = style({
  width: '100%',
  minHeight: 40,
  padding: '0.375rem 0.625rem',
  font: 'inherit',
  ...inputFrame,
  '@media': { '(pointer: coarse)': { fontSize: '1rem', minHeight: 44 } },
});
export const error = style({ color: color.danger, fontSize: '0.875rem' });
