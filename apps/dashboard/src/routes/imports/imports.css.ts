import {
  cardFrame,
  dashboardRadius,
  dashboardText,
  dashboardWide,
  linkButton,
  plainList,
  softText,
  textStack,
} from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../theme/dashboard-theme.css.ts';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: '1rem',
  marginBottom: '2rem',
});
export const card = style({
  ...cardFrame,
  display: 'grid',
  alignContent: 'start',
  gap: '0.875rem',
  minWidth: 0,
  padding: '1rem',
  '@media': { [dashboardWide]: { padding: '1.25rem 1.5rem 1.5rem' } },
});
export const title = style({ ...dashboardText.lead });
export const about = style({ maxWidth: '42rem', marginTop: '0.25rem', color: color.soft });
export const soft = style({ ...softText, fontWeight: 400 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 0.75rem',
});
export const drop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5rem 0.75rem',
  padding: '1.25rem 1rem',
  border: `1.5px dashed ${color.inputLine}`,
  borderRadius: dashboardRadius.control,
  textAlign: 'center',
  selectors: { '&[data-over="true"]': { background: color.actionSoft, borderColor: color.action } },
});
export const problem = style({
  ...dashboardText.small,
  color: color.danger,
  fontWeight: 550,
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
});
export const bar = style({ width: '100%', height: '0.625rem', accentColor: color.action });
export const section = style({ display: 'grid', gap: '0.5rem', minWidth: 0, marginTop: '1.5rem' });
export const name = style({ ...textStack, minWidth: 0, overflowWrap: 'anywhere' });
export const lines = style({ ...plainList, display: 'grid', gap: '0.1875rem', minWidth: 0 });
export const line = style({ ...dashboardText.small, overflowWrap: 'anywhere' });
export const warning = style({ ...dashboardText.small, color: color.warn, overflowWrap: 'anywhere' });
export const progress = style({
  position: 'relative',
  display: 'grid',
  gap: '0.25rem',
  flex: '1 1 16rem',
  minWidth: 0,
});
export const bare = style({ margin: 0, padding: 0, border: 0, minWidth: 0 });
export const state = style({ fontSize: 'inherit', fontWeight: 400 });
export const bullets = style({
  display: 'grid',
  gap: '0.375rem',
  paddingLeft: '1.125rem',
  listStyle: 'disc',
});
export const link = style({ ...linkButton, padding: '0.375rem 0', minHeight: 32 });
