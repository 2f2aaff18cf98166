import { dashboardColor as color, dashboardRadius, plainList, softText } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';

export const previous = style({
  display: 'grid',
  gap: '0.5rem',
  justifyItems: 'start',
  paddingTop: '0.75rem',
  borderTop: `1px solid ${color.line}`,
});
export const note = style({ ...softText, margin: 0 });

export const pair = style({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0.75rem',
});
export const side = style({ display: 'grid', gap: '0.25rem', minWidth: 0, margin: 0 });
export const sideLabel = style({ fontWeight: 550 });
export const sidePicture = style({
  display: 'grid',
  placeItems: 'center',
  height: '10rem',
  padding: '0.5rem',
  borderRadius: dashboardRadius.control,
  overflow: 'hidden',
  background: color.ground,
  textAlign: 'center',
});
export const sideName = style({ ...softText, overflowWrap: 'anywhere' });
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });

export const focus = style({
  borderRadius: dashboardRadius.control,
  border: `1px solid ${color.line}`,
});
export const focusHeading = style({
  padding: '0.625rem 0.75rem',
  fontWeight: 550,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: 2 } },
});
export const focusValue = style({ ...softText, fontWeight: 400 });
export const focusBody = style({ display: 'grid', gap: '0.75rem', padding: '0 0.75rem 0.75rem' });
export const percents = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 10rem))',
  gap: '0.75rem',
});
export const examples = style({
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '0.75rem',
  ...softText,
});
export const example = style({ display: 'block', height: '5rem', borderRadius: 6, objectFit: 'cover' });
