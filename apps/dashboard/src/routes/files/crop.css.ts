import { dashboardColor as color, dashboardRadius } from '@etalage/ui-kit/dashboard';
import { globalStyle, style } from '@vanilla-extract/css';

export const surface = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  padding: '1rem',
  borderRadius: dashboardRadius.control,
  background: color.ground,
  overflow: 'hidden',
});
export const crop = style({
  maxWidth: '100%',
  // The names of the library.
  vars: {
    '--rc-drag-handle-size': '16px',
    '--rc-drag-handle-bg-colour': '#fff',
    '--rc-border-color': '#000',
  },
});
export const picture = style({ width: 'auto', height: 'auto', maxWidth: '100%', maxHeight: '45vh' });
globalStyle(`${crop} .ReactCrop__crop-selection`, {
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
globalStyle(
  `${crop} .ReactCrop__crop-selection:focus-visible, ${crop} .ReactCrop__drag-handle:focus-visible`,
  {
    outline: `3px solid ${color.focus}`,
    outlineOffset: 2,
  },
);

const group = { display: 'flex', flexWrap: 'wrap', gap: '0.5rem', margin: 0, padding: 0, border: 0 } as const;
export const ratios = style(group);
export const legend = style({
  // Without it a legend is no part of the grid.
  float: 'left',
  gridColumn: '1 / -1',
  width: '100%',
  padding: 0,
  fontWeight: 550,
});
export const ratio = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minHeight: 40,
  padding: '0 0.75rem',
  border: `1px solid ${color.line}`,
  borderRadius: dashboardRadius.control,
  cursor: 'pointer',
  selectors: { '&:has(:checked)': { borderColor: color.action, background: color.actionSoft } },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
export const numbers = style({
  ...group,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(7rem, 22%), 1fr))',
  gap: '0.5rem 0.75rem',
});
