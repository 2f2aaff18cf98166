import { media } from '@etalage/ui-kit/theme';
import { dashboardColor as color, plainList } from '@etalage/ui-kit/dashboard';
import { style, styleVariants } from '@vanilla-extract/css';

export const stepper = style({ display: 'grid', gap: '1rem', minWidth: 0, scrollMarginTop: '1rem' });
/** Beside the fields from the large width up (STEP-13). */
export const beside = style({
  '@media': {
    [media.desktop]: { gridTemplateColumns: '13rem minmax(0, 1fr)', gap: '1.5rem' },
    [media.wide]: { gridTemplateColumns: '16rem minmax(0, 1fr)', gap: '2rem' },
  },
});
export const bar = style({
  ...plainList,
  display: 'flex',
  gap: '0.25rem 0.5rem',
  flexWrap: 'wrap',
});
export const barBeside = style({
  '@media': { [media.desktop]: { flexDirection: 'column' } },
});
const entry = style({
  font: 'inherit',
  fontSize: '0.875rem',
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: '2.25rem',
  padding: '0.25rem 0.625rem 0.25rem 0.25rem',
  border: 0,
  borderRadius: 999,
  background: 'none',
  color: color.soft,
  whiteSpace: 'nowrap',
  textAlign: 'left',
  selectors: {
    'button&': { cursor: 'pointer' },
    'button&:hover': { background: color.ground },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
  },
});
export const status = styleVariants({
  complete: [entry, { color: color.actionStrong }],
  current: [entry, { color: color.ink, fontWeight: 650 }],
  empty: [entry],
});
const dot = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.625rem',
  height: '1.625rem',
  borderRadius: '50%',
  border: `1.5px solid ${color.inputLine}`,
  fontSize: '0.8125rem',
  fontWeight: 600,
});
export const dots = styleVariants({
  complete: [dot, { background: color.actionSoft, borderColor: color.action, color: color.action }],
  current: [dot, { background: color.action, borderColor: color.action, color: color.onAction }],
  empty: [dot],
});
export const step = style({ display: 'grid', gap: '0.875rem', minWidth: 0 });
export const heading = style({ margin: 0, fontSize: '1.0625rem', fontWeight: 650, outline: 'none' });
export const text = style({ margin: 0, color: color.soft, fontSize: '0.875rem' });
export const navigation = style({ display: 'flex', justifyContent: 'space-between', gap: '0.5rem' });
export const onward = style({ marginLeft: 'auto' });
