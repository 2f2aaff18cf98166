import type { CSSProperties } from 'react';
import * as styles from './pictures.css.ts';

/** Most columns; more would be too narrow to see. */
const MOST_COLUMNS = 12;

interface Layout {
  columns: number;
  /** Space between pictures in steps of 0.25rem. */
  spacing: number;
  /** Height of the lowest picture in steps of 0.25rem. */
  height?: number;
  /** Percentage of the window that the pictures cover at least. */
  coverage?: number | null;
}

/** The variables of a list of pictures. */
export function picturesStyle({ columns, spacing, height = 0, coverage }: Layout): CSSProperties {
  const count = columnCount(columns);
  return {
    [nameOf(styles.count)]: String(count),
    [nameOf(styles.countOnTablet)]: String(Math.min(3, count)),
    [nameOf(styles.countOnPhone)]: String(Math.min(2, count)),
    [nameOf(styles.gap)]: `${Math.max(0, spacing) * 0.25}rem`,
    [nameOf(styles.height)]: `${Math.max(0, height) * 0.25}rem`,
    [nameOf(styles.coverage)]: coverage ? `${Math.min(100, Math.max(0, coverage))}vh` : '0px',
  };
}

/** The displayed width of a picture of so many columns, in CSS notation. */
export function picturesSizes(columns: number): string {
  const count = columnCount(columns);
  const phone = Math.round(100 / Math.min(2, count));
  const tablet = Math.round(100 / Math.min(3, count));
  return `(min-width: 1190px) ${Math.round(1280 / count)}px, (min-width: 768px) ${tablet}vw, ${phone}vw`;
}

export function columnCount(columns: number): number {
  return Math.min(MOST_COLUMNS, Math.max(1, Math.round(columns)));
}

/** `var(--name)` to `--name`. */
const nameOf = (variable: string) => variable.slice('var('.length, -1);
