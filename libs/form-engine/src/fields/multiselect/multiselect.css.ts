import { cutText, dashboardColor as color, floating } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { control } from '../../form-parts/field-view.css.ts';

export const wrapper = style({ position: 'relative', display: 'grid', gap: '0.375rem' });
export const box = style([
  control,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.25rem',
    padding: '0.25rem 0.375rem',
    selectors: {
      '&:focus-within': { borderColor: color.focus, boxShadow: `0 0 0 1px ${color.focus}` },
      '&[data-invalid="true"]': { borderColor: color.danger, boxShadow: `0 0 0 1px ${color.danger}` },
    },
  },
]);
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  paddingLeft: '0.5rem',
  borderRadius: 6,
  background: color.actionSoft,
  color: color.actionStrong,
  fontSize: '0.8125rem',
});
export const tagText = style({ ...cutText });
export const input = style({
  font: 'inherit',
  flex: '1 1 6rem',
  minWidth: 0,
  minHeight: '1.75rem',
  padding: '0 0.25rem',
  border: 0,
  outline: 'none',
  background: 'none',
  color: color.ink,
});
export const list = style({
  position: 'absolute',
  zIndex: 20,
  top: 'calc(100% + 4px)',
  left: 0,
  right: 0,
  maxHeight: '14rem',
  overflowY: 'auto',
  margin: 0,
  padding: '0.25rem',
  listStyle: 'none',
  ...floating,
  borderRadius: 8,
});
export const option = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: '2.25rem',
  padding: '0.25rem 0.5rem',
  borderRadius: 6,
  fontSize: '0.9375rem',
  cursor: 'pointer',
  selectors: {
    '&[data-active="true"]': { background: color.ground },
    '&[aria-selected="true"]': { color: color.actionStrong, fontWeight: 600 },
  },
});
export const note = style({ padding: '0.5rem', fontSize: '0.875rem', color: color.soft });
export const count = style({ fontSize: '0.8125rem', color: color.soft });
