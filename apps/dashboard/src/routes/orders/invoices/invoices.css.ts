import { wrappingSpacedRow } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/dashboard-theme.css.ts';

export const entry = style({
  ...wrappingSpacedRow,
  gap: '0.5rem 1rem',
  padding: '0.75rem 0',
  borderTop: `1px solid ${color.line}`,
});
export const words = style({ display: 'grid', gap: '0.125rem', minWidth: 0, overflowWrap: 'anywhere' });
export const files = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });
/** What became of a document elsewhere, below it over its whole width. */
export const peppol = style({
  display: 'grid',
  gap: '0.5rem',
  flexBasis: '100%',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
