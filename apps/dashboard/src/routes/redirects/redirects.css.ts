import { bareButton, dashboardRadius, dashboardWide, softText, textStack } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../theme/dashboard-theme.css.ts';

export const found = style({ ...softText });
export const soft = style({ ...softText, fontWeight: 400 });

/** An address of 500 characters does not fill the screen. */
export const clamped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const from = style({ display: 'flex', alignItems: 'flex-start', gap: '0.625rem', minWidth: 0 });
export const open = style({ ...bareButton, minWidth: 0, padding: 0, fontSize: 'inherit', textAlign: 'left' });
export const choose = style({ display: 'inline-flex', padding: '0.125rem 0' });
/** On a phone it is under the path, which has a box before it. */
export const to = style({
  ...textStack,
  minWidth: 0,
  paddingLeft: '1.75rem',
  '@media': { [dashboardWide]: { paddingLeft: 0 } },
});
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: '0.25rem 0.375rem' });
export const actions = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '0.25rem',
  paddingTop: '0.25rem',
  '@media': { [dashboardWide]: { flexWrap: 'nowrap', paddingTop: 0 } },
});
export const onPhone = style({ '@media': { [dashboardWide]: { display: 'none' } } });

export const kinds = style({ margin: 0, padding: 0, border: 0, minWidth: 0 });
export const legend = style({ padding: 0, marginBottom: '0.375rem', fontWeight: 550 });
export const trial = style({
  padding: '0.75rem 1rem',
  borderRadius: dashboardRadius.control,
  background: color.ground,
  overflowWrap: 'anywhere',
});
export const trialLabel = style({ ...softText });
