import { dashboardWide, inputFrame, softText } from '@etalage/ui-kit/dashboard';
import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/dashboard-theme.css.ts';

/** From here on there is room for all columns of a row with many. */
export const roomy = 'screen and (min-width: 1180px)';

const block = { display: 'block' } as const;
const besides = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(8rem, 45%)',
  alignItems: 'center',
  gap: '0.125rem 0.5rem',
  width: '100%',
  '@media': { [dashboardWide]: block },
} as const;
export const field = styleVariants({
  narrow: besides,
  middle: besides,
  never: block,
});
const hidden = { display: 'none' } as const;
/** Columns have titles; where there are none, each field has its label. */
export const label = styleVariants({
  narrow: { ...softText, '@media': { [dashboardWide]: hidden } },
  middle: { ...softText, '@media': { [roomy]: hidden } },
  never: hidden,
});
const anyInput = style({
  width: '100%',
  minHeight: 40,
  padding: '0.25rem 0.5rem',
  ...inputFrame,
  selectors: {
    '&[aria-invalid]': { borderColor: color.danger },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
  },
  '@media': { '(pointer: coarse)': { fontSize: '1rem', minHeight: 44 } },
});
export const input = styleVariants({
  text: [anyInput],
  number: [anyInput, { textAlign: 'right', fontVariantNumeric: 'tabular-nums' }],
});
/** What is not stored yet. */
export const changed = style({ background: color.warnSoft });
export const problem = style({ ...softText, gridColumn: '1 / -1', color: color.danger });
