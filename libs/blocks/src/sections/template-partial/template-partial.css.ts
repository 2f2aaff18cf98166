import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

/** Frame around a template, in the designer only. */
export const frame = style({ position: 'relative' });
export const edit = style({
  position: 'absolute',
  insetBlockStart: '0.75rem',
  insetInlineEnd: '0.75rem',
  // Above the content of the template, including a fixed header.
  zIndex: 60,
  minHeight: '2.75rem',
  padding: '0.5rem 1rem',
  border: `1px solid ${theme.color.gray[500]}`,
  borderRadius: theme.radius.sm,
  background: theme.color.white,
  color: theme.color.dark,
  font: 'inherit',
  cursor: 'pointer',
});
export const empty = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '10rem',
  padding: '4rem 1.5rem 1.5rem',
  border: `2px dashed ${theme.color.gray[500]}`,
  color: theme.color.gray[500],
  textAlign: 'center',
});
