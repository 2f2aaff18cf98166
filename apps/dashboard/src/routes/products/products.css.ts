import {
  bareButton,
  dashboardRadius,
  dashboardWide,
  plainList,
  softText,
  textStack,
} from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../theme/dashboard-theme.css.ts';

export const found = style({ ...softText });
export const soft = style({ ...softText, fontWeight: 400 });

export const name = style({ display: 'flex', alignItems: 'center', gap: '0.75rem', minWidth: 0 });
/** The whole height of the row can be pressed. */
export const choose = style({ display: 'inline-flex', padding: '0.5rem 0' });
export const picture = style({
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: dashboardRadius.control,
  background: color.ground,
  overflow: 'hidden',
});
export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const titles = style({ ...textStack, minWidth: 0 });
/** A title of 200 characters does not fill the screen. */
export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
export const state = style({ ...textStack, justifyItems: 'start' });
/** On a phone it is one line below the title. */
export const prices = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '0 0.5rem',
  '@media': { [dashboardWide]: { display: 'grid', justifyItems: 'end' } },
});
export const none = style({ color: color.danger, fontWeight: 550 });

export const changes = style({ ...plainList, display: 'grid' });
export const change = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 1rem',
  padding: '0.375rem 0',
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
export const changeTo = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const part = style({ display: 'grid', gap: '0.5rem' });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'flex-end' });
export const link = style({ ...bareButton, padding: 0, color: color.action });
