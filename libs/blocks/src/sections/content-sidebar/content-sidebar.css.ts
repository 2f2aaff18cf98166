import { media, theme } from '@etalage/ui-kit/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { sidebarLayouts } from './sidebar-layouts.ts';

const row = style({
  display: 'grid',
  gap: '2.5rem',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
const fractions = (parts: readonly number[], side: string) => {
  const widths = parts.map((part) => `minmax(0, ${part}fr)`);
  return (side === 'left' ? widths.toReversed() : widths).join(' ');
};
export const columns = styleVariants(sidebarLayouts, ({ parts, side }) => [
  row,
  {
    '@media': {
      [media.tablet]: {
        columnGap: '3rem',
        // A quarter of a tablet is too narrow for a text.
        gridTemplateColumns: fractions([2, 1], side),
      },
      [media.desktop]: { columnGap: '4rem', gridTemplateColumns: fractions(parts, side) },
    },
  },
]);
export const blocks = style({
  display: 'grid',
  gap: '1.25rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
});
export const sidebar = style({
  padding: '1.75rem',
  borderRadius: theme.radius.lg,
  background: theme.color.gray[100],
  color: theme.color.dark,
  // A sidebar on the left is read after the content, as on a phone, where it is below it (SEC-65).
  selectors: { '&[data-side="left"]': { '@media': { [media.tablet]: { order: -1 } } } },
});
