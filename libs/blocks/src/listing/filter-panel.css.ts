import { media, theme } from '@etalage/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const panel = style({ minWidth: 0 });
/** One checkbox collapses the filters on small screens; on desktop they are always open. */
export const fold = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minHeight: '3rem',
  padding: '0.5rem 1rem',
  border: `1px solid ${theme.color.gray[300]}`,
  borderRadius: theme.radius.md,
  fontWeight: 600,
  cursor: 'pointer',
  '@media': { [media.desktop]: { display: 'none' } },
  selectors: {
    '&::after': { content: '"+"', marginLeft: 'auto', fontSize: '1.25rem', lineHeight: 1 },
    '&:has(:checked)::after': { content: '"\\2212"' },
    '&:has(:focus-visible)': { outline: `2px solid ${theme.color.primary[700]}`, outlineOffset: '3px' },
  },
});
export const foldBox = style({ position: 'absolute', opacity: 0, pointerEvents: 'none' });
export const body = style({
  display: 'grid',
  gap: '1.75rem',
  alignContent: 'start',
  paddingTop: '1.25rem',
  '@media': { [media.desktop]: { paddingTop: 0 } },
});
globalStyle(`${panel}:has([data-fold]:not(:checked)) > ${body}`, {
  '@media': { [media.belowDesktop]: { display: 'none' } },
});

export const group = style({ display: 'grid', minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({ marginBottom: '0.5rem', padding: 0, fontWeight: 600 });
export const unit = style({ fontWeight: 400, color: theme.color.gray[500] });
export const value = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  minHeight: '2.25rem',
  cursor: 'pointer',
});
export const box = style({ flex: 'none', width: '1.25rem', height: '1.25rem', margin: 0 });
/** The dot of a colour; its border shows it on any background, also where the colour itself is that of the page. */
export const swatch = style({
  flex: 'none',
  width: '1.125rem',
  height: '1.125rem',
  marginInlineEnd: '-0.25rem',
  border: `1px solid ${theme.color.gray[500]}`,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
});
export const text = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const count = style({
  fontSize: '0.875rem',
  color: theme.color.gray[500],
  fontVariantNumeric: 'tabular-nums',
});
export const range = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0.75rem',
});
export const end = style({ display: 'grid', gap: '0.25rem', fontSize: '0.875rem' });
export const clear = style({ justifySelf: 'start', paddingBlock: '0.375rem' });
