import { inputFrame, softText, toolbarRow, wrappingSpacedRow } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';

export const toolbar = style({ ...toolbarRow, margin: '1rem 0 0.5rem' });
export const sort = style({ display: 'inline-flex', alignItems: 'center', gap: '0.5rem', ...softText });
export const choice = style({
  minHeight: 40,
  maxWidth: '100%',
  padding: '0.25rem 0.625rem',
  ...inputFrame,
  '@media': { '(pointer: coarse)': { fontSize: '1rem', minHeight: 44 } },
});
export const pager = style({ ...wrappingSpacedRow, gap: '0.75rem', padding: '1rem 0' });
export const place = style({ ...softText });
