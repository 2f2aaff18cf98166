import { dashboardWide, softText, toolbarRow } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../theme/dashboard-theme.css.ts';

export const panel = style({ marginTop: '1rem' });
/** On a phone, what a number is stands before it. */
export const figure = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '0.5rem',
  '@media': { [dashboardWide]: { display: 'block' } },
});
/** Beside its name, in a row that has another number at its end. */
export const inlineFigure = style([figure, { justifyContent: 'flex-start' }]);
export const figureName = style({ ...softText, '@media': { [dashboardWide]: { display: 'none' } } });
export const none = style({ color: color.danger, fontWeight: 550 });
export const low = style({ color: color.warn, fontWeight: 550 });
export const after = style({ whiteSpace: 'nowrap', fontWeight: 600 });
export const soft = style({ ...softText, fontWeight: 400 });
export const number = style({ whiteSpace: 'nowrap' });

export const cause = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(9rem, 12rem) minmax(0, 1fr)',
  gap: '0.75rem',
  flex: '2 1 20rem',
  minWidth: 0,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', alignSelf: 'flex-end' });

export const tools = style({ ...toolbarRow, alignItems: 'flex-end', margin: '0 0 0.75rem' });
export const more = style({ display: 'flex', justifyContent: 'center', padding: '1.25rem 0' });
export const change = style({ fontWeight: 600, whiteSpace: 'nowrap' });
export const fewer = style({ color: color.danger });
export const words = style({ display: 'grid', gap: '0.0625rem', overflowWrap: 'anywhere' });
