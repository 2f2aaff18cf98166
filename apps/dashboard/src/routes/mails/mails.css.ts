import { softText, textStack } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { wide } from '../../theme/dashboard-theme.css.ts';

export const soft = style({ ...softText });
export const phoneOnly = style({ '@media': { [wide]: { display: 'none' } } });
/** The box beside the subject, whose whole height can be pressed. */
export const choosable = style({ display: 'flex', alignItems: 'flex-start', gap: '0.75rem', minWidth: 0 });
export const choose = style({
  display: 'inline-flex',
  padding: '0.75rem 0.25rem',
  margin: '-0.625rem 0 -0.25rem -0.25rem',
});
export const words = style({ ...textStack, minWidth: 0, overflowWrap: 'anywhere' });
export const subject = style({ fontWeight: 600 });
export const state = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '0.25rem',
  overflowWrap: 'anywhere',
});
export const sender = style({ maxWidth: '46rem', marginBottom: '1rem', minWidth: 0 });
export const noSender = style({ ...softText, marginBottom: '1rem' });
export const records = style({
  display: 'grid',
  gap: '0.75rem',
  margin: '0.5rem 0',
  paddingInlineStart: '1.25rem',
  ...softText,
});
export const record = style({ display: 'block', marginTop: '0.125rem', overflowWrap: 'anywhere' });
