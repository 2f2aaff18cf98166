import { dashboardText, plainList, softText, textStack } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../theme/dashboard-theme.css.ts';

export const soft = style({ ...softText, fontWeight: 400 });
export const problem = style({ ...softText, color: color.danger });
export const name = style({ ...textStack, minWidth: 0, overflowWrap: 'anywhere' });
export const typedCode = style({ ...softText, fontWeight: 550, letterSpacing: '0.03em' });
/** Two fields beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gap: '1.125rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  alignItems: 'start',
});
export const code = style({ display: 'grid', gap: '0.5rem', justifyItems: 'start' });
export const summary = style({ ...plainList, display: 'grid', gap: '0.375rem', overflowWrap: 'anywhere' });
export const summaryWorth = style({ ...dashboardText.lead });
