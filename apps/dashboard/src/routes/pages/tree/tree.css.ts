import { cutText, dashboardRadius, dashboardWide, floating } from '@etalage/ui-kit/dashboard';
import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../../theme/dashboard-theme.css.ts';

export const frame = style({ position: 'relative' });

/** As many levels as are shown by their distance; deeper ones stand at the last. */
export const shownLevels = [0, 1, 2, 3, 4, 5, 6] as const;
export const levels = styleVariants(
  Object.fromEntries(shownLevels.map((level) => [level, level])),
  (level: number) => [
    { paddingInlineStart: `${level * 0.75}rem` },
    { '@media': { [dashboardWide]: { paddingInlineStart: `${level * 1.5}rem` } } },
  ],
);

export const cell = style({ display: 'flex', alignItems: 'flex-start', gap: '0.25rem', minWidth: 0 });
const control = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  color: color.soft,
} as const;
/** Rows are dragged with a mouse; with a finger the menu of a row moves it, because the list scrolls. */
export const handle = style({
  ...control,
  display: 'none',
  width: 20,
  cursor: 'grab',
  selectors: { '&[data-fixed]': { visibility: 'hidden' } },
  '@media': { [dashboardWide]: { display: 'grid' } },
});
export const toggle = style({
  ...control,
  padding: 0,
  border: 0,
  borderRadius: 6,
  background: 'none',
  cursor: 'pointer',
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.line, color: color.ink } } } },
});
export const arrow = style({
  transition: 'rotate 120ms',
  selectors: { '[aria-expanded="true"] > &': { rotate: '90deg' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
export const noToggle = style({ ...control });
export const folder = style({ fontWeight: 600 });
export const folderName = style({ display: 'flex', alignItems: 'flex-start', gap: '0.75rem', minWidth: 0 });
export const folderIcon = style({ color: color.soft, flex: 'none' });

/** Covers the row. */
export const place = style({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  borderRadius: dashboardRadius.control,
  pointerEvents: 'none',
  selectors: {
    '&[data-drop="yes"]': { boxShadow: `inset 0 0 0 2px ${color.action}` },
    '&[data-drop="no"]': { boxShadow: `inset 0 0 0 2px ${color.danger}` },
  },
});
export const top = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  zIndex: 3,
  display: 'grid',
  placeItems: 'center',
  height: 40,
  border: `1px dashed ${color.soft}`,
  borderRadius: dashboardRadius.control,
  background: color.surface,
  selectors: { '&[data-over]': { border: `2px solid ${color.action}`, color: color.action } },
});
export const overlay = style({ pointerEvents: 'none' });
export const dragged = style({
  ...floating,
  ...cutText,
  display: 'inline-block',
  maxWidth: '20rem',
  padding: '0.5rem 0.875rem',
  fontWeight: 550,
  cursor: 'grabbing',
});
export const more = style({ display: 'grid', justifyItems: 'center', padding: '1rem' });
