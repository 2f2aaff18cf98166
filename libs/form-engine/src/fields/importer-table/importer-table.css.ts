import { dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { globalStyle, style } from '@vanilla-extract/css';

export const scroller = style({
  maxWidth: '100%',
  maxHeight: '24rem',
  overflow: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: 8,
});
export const table = style({ borderCollapse: 'collapse', fontSize: '0.8125rem', minWidth: '100%' });
globalStyle(`${table} th, ${table} td`, {
  padding: '0.4375rem 0.75rem',
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'left',
  verticalAlign: 'top',
});
globalStyle(`${table} th`, { position: 'sticky', top: 0, background: color.ground, fontWeight: 600 });
