import { dashboardColor as color, plainList } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';

export const list = style({
  ...plainList,
  display: 'grid',
  maxHeight: '50dvh',
  overflowY: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: 10,
});
export const heading = style({ margin: 0, fontSize: '0.9375rem', fontWeight: 650 });
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.625rem',
  padding: '0.75rem',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
/** Centred on the first line of the text beside it. */
export const mark = style({ display: 'grid', paddingTop: '0.125rem', color: color.warn });
export const about = style({ flex: 1, minWidth: 0, display: 'grid', gap: '0.125rem' });
export const name = style({ margin: 0, fontWeight: 650, overflowWrap: 'anywhere' });
export const hint = style({ fontWeight: 400, color: color.soft });
export const text = style({ margin: 0, fontSize: '0.875rem', lineHeight: 1.45, color: color.soft });
