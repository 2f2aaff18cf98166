import { cutText, dashboardColor as color, plainList, rowFrame } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';

export const list = style({ ...plainList, display: 'grid', gap: '0.375rem' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem',
  padding: '0.25rem',
  ...rowFrame,
});
export const actions = style({ display: 'flex', gap: '0.5rem', marginLeft: 'auto' });
export const picture = style({
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  objectFit: 'cover',
  borderRadius: 6,
  background: color.ground,
});
export const text = style({
  flex: '1 1 0',
  display: 'grid',
  gap: '0.25rem',
  minWidth: 0,
  selectors: {
    '&:first-child': { paddingLeft: '0.5rem' },
    // On a narrow screen the buttons are below the caption, so that it keeps its width.
    '&:has(input)': { minWidth: '10rem' },
  },
});
export const name = style({
  ...cutText,
  fontSize: '0.8125rem',
});
export const caption = style({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: '2rem',
  padding: '0.25rem 0.5rem',
  border: `1px solid ${color.inputLine}`,
  borderRadius: 6,
  background: color.surface,
  color: color.ink,
  font: 'inherit',
  fontSize: '0.8125rem',
});
export const drop = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  gap: '0.25rem',
  minHeight: '4.5rem',
  padding: '0.75rem',
  borderRadius: 8,
  border: `1px dashed ${color.inputLine}`,
  background: color.ground,
  color: color.soft,
  fontSize: '0.8125rem',
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&[data-over="true"]': { borderColor: color.action, background: color.actionSoft, color: color.ink },
    '&:focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
});
export const picker = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', width: '100%' });
export const note = style({
  fontSize: '0.8125rem',
  color: color.soft,
  selectors: { '&:empty': { display: 'none' } },
});
export const failure = style({ margin: 0, fontSize: '0.8125rem', fontWeight: 600, color: color.danger });
