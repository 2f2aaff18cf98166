import { cutText, dashboardColor as color, plainList, rowFrame } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';

export const list = style({ ...plainList, display: 'grid', gap: '0.375rem' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '0.5rem',
  padding: '0.375rem 0.25rem 0.375rem 0.625rem',
  ...rowFrame,
  fontSize: '0.8125rem',
});
export const failed = style({ borderColor: color.danger });
export const text = style({ display: 'grid', gap: '0.125rem', minWidth: 0 });
export const name = style({ ...cutText });
export const state = style({ margin: 0, color: color.soft, fontVariantNumeric: 'tabular-nums' });
export const reason = style({ margin: 0, color: color.danger, fontWeight: 600 });
export const buttons = style({ display: 'flex', alignItems: 'center', gap: '0.25rem' });
export const bar = style({
  gridColumn: '1 / -1',
  width: '100%',
  height: 4,
  marginTop: '0.375rem',
  appearance: 'none',
  border: 0,
  borderRadius: 2,
  overflow: 'hidden',
  background: color.line,
  selectors: {
    '&::-webkit-progress-bar': { background: color.line },
    '&::-webkit-progress-value': { background: color.action },
    '&::-moz-progress-bar': { background: color.action },
  },
});
