import { plainList, softText, textStack } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/dashboard-theme.css.ts';
import { dialogForm } from '../../pages/pages.css.ts';

export const count = style({ ...softText });
/** The box beside the name, whose whole height can be pressed. */
export const name = style({ display: 'flex', alignItems: 'center', gap: '0.75rem', minWidth: 0 });
export const choose = style({
  display: 'inline-flex',
  padding: '0.75rem 0.25rem',
  margin: '-0.25rem 0 -0.25rem -0.25rem',
});
export const form = style([dialogForm, { gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 }]);
export const part = style({ display: 'grid', gap: '0.375rem', minWidth: 0 });
export const title = style({ fontWeight: 600 });
export const rows = style({ ...plainList, display: 'grid' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 1rem',
  padding: '0.5rem 0',
  borderTop: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { borderTop: 0 } },
});
export const who = style({ ...textStack, flex: '1 1 10rem', minWidth: 0 });
export const soft = style({ ...softText, fontWeight: 400 });
