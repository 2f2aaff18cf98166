import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

/** A logo is in the middle of its slide; the padding keeps room for its shadow. */
export const place = style({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  paddingBlock: '0.5rem',
});
export const logo = style({ width: 'auto', maxWidth: '100%', objectFit: 'contain' });
/** With a width of its own a picture fills its frame. */
export const framed = style({ objectFit: 'cover' });
export const empty = style({
  width: '100%',
  border: `1px dashed ${theme.color.gray[500]}`,
  borderRadius: theme.radius.md,
  background: theme.color.gray[100],
});
