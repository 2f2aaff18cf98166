import { visuallyHidden } from '@etalage/ui-kit';
import { media, theme } from '@etalage/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Phones: picture beside the text, controls and total under them. Wider: one row. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr) auto',
  gridTemplateAreas: '"frame text text" "controls controls total"',
  gap: '1rem',
  alignItems: 'center',
  paddingBlock: '1.5rem',
  borderTop: `1px solid ${theme.color.gray[300]}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '7.5rem minmax(0, 1fr) auto',
      gridTemplateAreas: '"frame text total" "frame controls controls"',
      gap: '0.5rem 1.5rem',
      alignItems: 'start',
    },
  },
});
export const frame = style({
  gridArea: 'frame',
  alignSelf: 'start',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: theme.radius.md,
  background: theme.color.gray[100],
});
export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const text = style({
  gridArea: 'text',
  alignSelf: 'start',
  minWidth: 0,
  display: 'grid',
  gap: '0.25rem',
  overflowWrap: 'anywhere',
});
export const title = style({
  fontFamily: theme.font.secondary,
  fontSize: '1.0625rem',
  fontWeight: 600,
  lineHeight: 1.35,
});
globalStyle(`${title} a`, { textDecoration: 'none' });
globalStyle(`${title} a:hover`, { textDecoration: 'underline' });
export const unit = style({
  fontSize: '0.9375rem',
  color: theme.color.gray[500],
  fontVariantNumeric: 'tabular-nums',
});
export const problem = style({ fontSize: '0.9375rem', fontWeight: 600, color: theme.color.contrast[700] });
export const controls = style({
  gridArea: 'controls',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem 1rem',
  alignItems: 'center',
});
export const total = style({
  gridArea: 'total',
  fontSize: '1.0625rem',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
});
export const totalLabel = visuallyHidden;
