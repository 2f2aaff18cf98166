import { inputFrame, softText, textStack, toolbarRow, wrappingSpacedRow } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../theme/dashboard-theme.css.ts';

export const toolbar = style({
  ...toolbarRow,
  margin: '0 0 0.5rem',
});
export const choice = style({
  minHeight: 40,
  maxWidth: '100%',
  padding: '0.25rem 0.625rem',
  ...inputFrame,
});
export const only = style({ display: 'inline-flex', gap: '0.5rem', alignItems: 'center', minHeight: 40 });
export const found = style({ ...softText });
export const excerpt = style({ ...textStack, minWidth: 0 });
export const line = style({ overflow: 'hidden', textOverflow: 'ellipsis', display: 'block' });
export const unread = style([line, { fontWeight: 600 }]);
export const read = style([line, { fontWeight: 400 }]);
export const small = style({ ...softText });
export const pager = style({
  ...wrappingSpacedRow,
  gap: '0.75rem',
  padding: '1rem 0',
});

export const detail = style({ display: 'grid', gap: '1.5rem', maxWidth: '46rem' });
export const answers = style({ display: 'grid', gap: '1.125rem', margin: 0 });
export const question = style({ ...softText });
export const answer = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const facts = style({
  display: 'grid',
  gap: '0.25rem',
  paddingTop: '1rem',
  borderTop: `1px solid ${color.line}`,
  ...softText,
});
