import { inputFrame, onlyRead as readByScreenReaders, plainList, softText } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color as colors } from '../../theme/dashboard-theme.css.ts';

export const soft = style({ ...softText });
export const onlyRead = readByScreenReaders;
export const problem = style({ ...softText, padding: '0 1rem 0.5rem 3rem', color: colors.danger });
export const refused = style({ ...softText, color: colors.danger });
export const from = style({ ...softText, padding: '0 1rem 0.5rem 3rem', overflowWrap: 'anywhere' });
export const choose = style({ flex: 'none', width: 20, height: 20, margin: '0 0.75rem 0 0.25rem' });
const phone = 'screen and (max-width: 560px)';
/** The name with its number of products, which is below it on a phone. */
export const valueBody = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: '0.25rem 0.75rem',
  minWidth: 0,
  paddingBlock: '0.25rem',
  '@media': { [phone]: { display: 'grid', alignItems: 'stretch' } },
});
export const valueInput = style({
  ...inputFrame,
  flex: 1,
  minWidth: 0,
  minHeight: 36,
  padding: '0.25rem 0.625rem',
  font: 'inherit',
  selectors: { '&[aria-invalid]': { borderColor: colors.danger } },
});
export const count = style({
  ...softText,
  flex: 'none',
  minWidth: '5.5rem',
  marginInlineEnd: '0.25rem',
  textAlign: 'end',
  '@media': { [phone]: { minWidth: 0, marginInlineStart: '0.625rem', textAlign: 'start' } },
});
const dot = {
  ...inputFrame,
  flex: 'none',
  width: 36,
  height: 36,
  marginInlineEnd: '0.625rem',
  padding: 3,
  cursor: 'pointer',
} as const;
export const color = style({ ...dot });
export const noColor = style({ ...dot, opacity: 0.55, borderStyle: 'dashed' });
export const add = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0.5rem 0.75rem',
  alignItems: 'end',
  maxWidth: '32rem',
});
export const mergeBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 0.75rem',
  fontWeight: 550,
});
export const effects = style({ margin: 0, paddingInlineStart: '1.125rem', display: 'grid', gap: '0.25rem' });
export const choices = style({ ...plainList, display: 'grid', gap: '0.25rem', border: 0 });
export const choice = style({ display: 'flex', alignItems: 'center', gap: '0.75rem', minHeight: 44 });
export const choiceName = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 550 });
