import { plainList, softText, textStack } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../theme/dashboard-theme.css.ts';

export const soft = style({ ...softText, fontWeight: 400 });
export const events = style({ ...plainList, display: 'grid' });
export const event = style({
  ...textStack,
  padding: '0.75rem 0',
  borderTop: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
});
export const eventHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 0.5rem',
  fontWeight: 550,
});
