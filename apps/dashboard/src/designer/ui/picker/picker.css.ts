import { bareButton, dashboardColor as color, inputFrame, plainList } from '@etalage/ui-kit/dashboard';
import { globalStyle, style } from '@vanilla-extract/css';

export const picker = style({ display: 'grid', alignContent: 'start', paddingBottom: '1.5rem' });
export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'grid',
  gap: '0.625rem',
  padding: '0.75rem 0.875rem 0.5rem',
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
});
export const kinds = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 2,
  padding: 3,
  borderRadius: 10,
  background: color.ground,
});
export const kind = style({
  minHeight: 32,
  ...bareButton,
  borderRadius: 8,
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 550,
  color: color.soft,
  selectors: {
    '&[aria-pressed="true"]': {
      background: color.surface,
      color: color.ink,
      boxShadow: '0 1px 3px rgb(16 24 22 / 14%)',
    },
  },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
export const searchBox = style({ position: 'relative', color: color.soft });
globalStyle(`${searchBox} svg`, {
  position: 'absolute',
  left: 10,
  top: '50%',
  transform: 'translateY(-50%)',
});
export const search = style({
  width: '100%',
  minHeight: 38,
  padding: '0.375rem 0.625rem 0.375rem 2.25rem',
  ...inputFrame,
  font: 'inherit',
  fontSize: '0.875rem',
  selectors: { '&::placeholder': { color: color.soft, opacity: 1 } },
  '@media': { '(pointer: coarse)': { fontSize: '1rem', minHeight: 44 } },
});
const small = style({ margin: 0, fontSize: '0.8125rem', lineHeight: 1.45 });
export const hint = style([small, { color: color.soft }]);
export const note = style([
  small,
  { padding: '0.375rem 0.625rem', borderRadius: 7, background: color.actionSoft, color: color.actionStrong },
]);
export const count = style([small, { color: color.soft, selectors: { '&:empty': { display: 'none' } } }]);
export const textButton = style({
  padding: 0,
  ...bareButton,
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  minHeight: 24,
});
export const none = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '0.75rem',
  padding: '2rem 1rem',
  color: color.soft,
  textAlign: 'center',
});
export const group = style({ padding: '0.875rem 0.875rem 0' });
export const groupTitle = style({
  margin: '0 0 0.5rem',
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: color.soft,
});
export const items = style({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: '0.625rem',
});
globalStyle(`${items} > li`, { display: 'grid' });
export const item = style({
  display: 'grid',
  alignContent: 'start',
  gap: '0.4375rem',
  padding: '0.375rem 0.375rem 0.5rem',
  border: `1px solid ${color.line}`,
  borderRadius: 10,
  background: color.surface,
  color: color.ink,
  font: 'inherit',
  textAlign: 'left',
  cursor: 'grab',
  touchAction: 'manipulation',
  transition: 'border-color 120ms, box-shadow 120ms',
  selectors: {
    '&:hover': { borderColor: color.action, boxShadow: '0 3px 10px rgb(16 24 22 / 10%)' },
  },
});
export const itemName = style({
  padding: '0 0.25rem',
  fontSize: '0.8125rem',
  lineHeight: 1.3,
  fontWeight: 500,
});
export const thumbnail = style({
  display: 'block',
  width: '100%',
  aspectRatio: '96 / 56',
  borderRadius: 6,
  background: color.ground,
});
export const older = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  padding: '1.25rem 0.875rem 0',
  fontSize: '0.8125rem',
  color: color.soft,
});
