import {
  cutText,
  dashboardRadius,
  floating,
  onlyRead as readByScreenReaders,
  plainList,
} from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../theme/dashboard-theme.css.ts';

export const onlyRead = readByScreenReaders;
export const rows = style({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.375rem',
});

/** A step of the indentation; smaller on a phone, where all levels must leave room for a name. */
const LEVEL = 'clamp(14px, 3vw, 28px)';
const indented = (level: number) => style({ marginInlineStart: `calc(${level - 1} * ${LEVEL})` });
/** The indentation by level, from 1. */
export const levels = [1, 1, 2, 3, 4, 5, 6].map(indented);

export const entry = style({
  border: `1px solid ${color.line}`,
  borderRadius: dashboardRadius.control,
  background: color.surface,
  minWidth: 0,
  selectors: { '&[data-dragging]': { opacity: 0.4 } },
});
export const entryHead = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInlineEnd: '0.25rem',
});
export const handle = style({ cursor: 'grab', touchAction: 'none', color: color.soft, flex: 'none' });
export const dropMark = style({ ...plainList, height: 4, borderRadius: 2, background: color.action });
export const dragged = style({
  ...floating,
  ...cutText,
  display: 'block',
  maxWidth: '20rem',
  padding: '0.625rem 1rem',
  fontWeight: 550,
  cursor: 'grabbing',
  selectors: { '&[data-impossible]': { color: color.danger, borderColor: color.danger } },
});
