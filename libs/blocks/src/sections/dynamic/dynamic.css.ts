import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({
  display: 'block',
  width: '100%',
  height: 'var(--frame-height, 10rem)',
  border: 0,
  colorScheme: 'light',
});
export const preview = style({ position: 'relative' });
/** What the code places stays within its own box. */
export const shown = style({ minHeight: '4rem', contain: 'layout paint', overflowWrap: 'anywhere' });
export const note = style({ marginTop: '0.5rem', color: theme.color.gray[500], fontSize: '0.875rem' });
export const refresh = style({ position: 'absolute', insetBlockStart: '0.5rem', insetInlineEnd: '0.5rem' });
