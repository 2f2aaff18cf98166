import { bareButton, dashboardRadius, inputFrame, plainList, softText } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/dashboard-theme.css.ts';

/** From here on a variant fits on one line. */
const wide = 'screen and (min-width: 980px)';
const columns = 'minmax(10rem, 1.4fr) minmax(0, 1fr) minmax(0, 1fr) 7.5rem 8rem 44px';

export const editor = style({ display: 'grid', gap: '1.125rem', justifyItems: 'start', minWidth: 0 });
export const soft = style({ ...softText });
export const choice = style({ display: 'grid', gap: '0.5rem', margin: 0, padding: 0, border: 0 });
export const legend = style({ padding: 0, marginBottom: '0.5rem', fontWeight: 550 });
export const boxes = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem 1.5rem' });
export const problem = style({ ...softText, color: color.danger });
export const heads = style({
  ...softText,
  display: 'none',
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: columns,
      gap: '0.5rem',
      width: '100%',
      marginBottom: '-0.75rem',
    },
  },
});
export const rows = style({ ...plainList, width: '100%', minWidth: 0 });
export const row = style({
  position: 'relative',
  display: 'grid',
  gap: '0.5rem',
  alignItems: 'center',
  padding: '0.75rem 0',
  borderTop: `1px solid ${color.line}`,
  '@media': { [wide]: { gridTemplateColumns: columns, padding: '0.375rem 0' } },
});
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minWidth: 0,
  paddingRight: '3rem',
});
export const title = style({ fontWeight: 550, minWidth: 0, overflowWrap: 'anywhere' });
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(8rem, 12rem)',
  alignItems: 'center',
  gap: '0.125rem 0.5rem',
  minWidth: 0,
  '@media': { [wide]: { display: 'block' } },
});
/** Below each other there are no column titles. */
export const label = style({ ...softText, '@media': { [wide]: { display: 'none' } } });
export const input = style({
  width: '100%',
  minHeight: 40,
  padding: '0.25rem 0.5rem',
  ...inputFrame,
  selectors: {
    '&[aria-invalid]': { borderColor: color.danger },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
  },
  '@media': { '(pointer: coarse)': { fontSize: '1rem', minHeight: 44 } },
});
export const rowProblem = style([problem, { gridColumn: '1 / -1' }]);
/** In the corner of a variant whose values are below each other. */
export const remove = style({
  position: 'absolute',
  top: '0.5rem',
  right: 0,
  '@media': { [wide]: { position: 'static' } },
});
export const pictures = style({
  ...bareButton,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  overflow: 'hidden',
  color: color.soft,
  border: `1px dashed ${color.line}`,
  borderRadius: dashboardRadius.control,
  selectors: {
    '&:hover': { color: color.ink, borderColor: color.soft },
    '&:has(img)': { borderStyle: 'solid' },
  },
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
