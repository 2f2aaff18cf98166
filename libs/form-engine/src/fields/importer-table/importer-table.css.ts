import { dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { globalStyle, style } from '@vanilla-extract/css';

export const scroller = style({
  maxWidth: '100%',
  maxHeight: '24rem',
  border: `1px solid ${color.line}`,
  borderRadius: 8,
});
// Borders of cells that stay in place would scroll away when they are collapsed.
export const table = style({
  width: 'max-content',
  minWidth: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.8125rem',
});
globalStyle(`${table} th, ${table} td`, {
  maxWidth: '20rem',
  padding: '0.4375rem 0.75rem',
  overflowWrap: 'anywhere',
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'left',
  verticalAlign: 'top',
});
globalStyle(`${table} thead > tr > *`, {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  background: color.ground,
  fontWeight: 600,
});
globalStyle(`${table} tbody th`, {
  position: 'sticky',
  left: 0,
  background: color.ground,
  color: color.soft,
  fontWeight: 400,
});
globalStyle(`${table} [data-wrong] > *`, { background: color.dangerSoft });
globalStyle(`${table} [data-wrong] > th`, { color: color.danger, fontWeight: 600 });
globalStyle(`${table} th > select`, {
  display: 'block',
  width: 'auto',
  minWidth: '8rem',
  minHeight: '2rem',
  marginTop: '0.25rem',
  padding: '0.125rem 0.5rem',
  fontSize: '0.8125rem',
  fontWeight: 400,
});

export const importer = style({ display: 'grid', gap: '0.875rem', minWidth: 0 });
export const source = style({ display: 'grid', gap: '0.375rem', justifyItems: 'stretch' });
export const label = style({ fontSize: '0.8125rem', fontWeight: 550 });
export const soft = style({ margin: 0, color: color.soft, fontSize: '0.8125rem' });
export const check = style({ display: 'flex', alignItems: 'center', gap: '0.5rem', fontSize: '0.875rem' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });
export const failure = style({
  color: color.danger,
  fontSize: '0.8125rem',
  selectors: { '&:empty': { display: 'none' } },
});
export const issues = style({
  display: 'grid',
  gap: '0.375rem',
  padding: '0.75rem 1rem',
  borderRadius: 8,
  background: color.dangerSoft,
  fontSize: '0.8125rem',
});
export const issuesHeading = style({ margin: 0, fontWeight: 600 });
export const issueList = style({ margin: 0, paddingLeft: '1.125rem', display: 'grid', gap: '0.125rem' });
