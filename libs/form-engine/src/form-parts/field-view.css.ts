import { dashboardColor as color, inputFrame, plainList } from '@etalage/ui-kit/dashboard';
import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';

export const field = style({ display: 'grid', gap: '0.3125rem', alignContent: 'start', minWidth: 0 });
export const alignment = styleVariants({
  left: { justifyItems: 'start', textAlign: 'left' },
  center: { justifyItems: 'center', textAlign: 'center' },
  right: { justifyItems: 'end', textAlign: 'right' },
  'full-width': { gridColumn: '1 / -1', justifyItems: 'stretch' },
});
/** Font size of the names of fields; the settings of a block leave it small. */
export const labelSize = createVar();
export const label = style({
  fontSize: fallbackVar(labelSize, '0.8125rem'),
  fontWeight: 600,
  lineHeight: 1.35,
  color: color.ink,
});
export const help = style({ margin: 0, fontSize: '0.8125rem', lineHeight: 1.4, color: color.soft });
/** Advice about what was filled in; it keeps nobody from saving. */
export const hint = style({
  margin: 0,
  paddingLeft: '0.5rem',
  borderLeft: `3px solid ${color.focus}`,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  color: color.ink,
});
export const errors = style({
  ...plainList,
  display: 'grid',
  gap: '0.125rem',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  fontWeight: 600,
  color: color.danger,
});
export const beside = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem',
  minHeight: '2rem',
});
export const hidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Style of every text-like control. */
export const control = style({
  font: 'inherit',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  width: '100%',
  minHeight: '2.375rem',
  padding: '0.4375rem 0.625rem',
  ...inputFrame,
  boxSizing: 'border-box',
  transition: 'border-color 120ms, box-shadow 120ms',
  selectors: {
    '&::placeholder': { color: color.soft, opacity: 1 },
    '&:hover:not(:disabled, [aria-invalid="true"])': { borderColor: color.soft },
    '&:focus': { outline: 'none', borderColor: color.focus, boxShadow: `0 0 0 1px ${color.focus}` },
    '&[aria-invalid="true"]': { borderColor: color.danger, boxShadow: `0 0 0 1px ${color.danger}` },
    '&:disabled': { background: color.ground, color: color.soft, cursor: 'not-allowed' },
  },
  // Fingers need larger targets, and 16 px keeps a phone from zooming in.
  '@media': { '(pointer: coarse)': { fontSize: '1rem', minHeight: '2.75rem' } },
});
