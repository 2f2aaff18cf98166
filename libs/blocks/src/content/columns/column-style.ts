import type { CSSProperties } from 'react';
import { gap, gapOnPhone, widths } from './columns.css.ts';

interface ColumnData {
  auto_width: boolean;
  column_spacing: number | null;
  column_spacing_mobile: number | null;
}

/** Inline style of a row of columns: only values of the page's data. Spacing is on the 0.25 rem scale. */
export function columnStyle(parts: readonly number[], data: ColumnData): CSSProperties {
  const spacing = data.column_spacing ?? 4;
  return {
    [nameOf(widths)]: parts.map((part) => (data.auto_width ? 'auto' : `minmax(0, ${part}fr)`)).join(' '),
    [nameOf(gap)]: `${spacing * 0.25}rem`,
    [nameOf(gapOnPhone)]: `${(data.column_spacing_mobile ?? spacing) * 0.25}rem`,
  };
}

/** `var(--name)` to `--name`. */
function nameOf(variable: string): string {
  return variable.slice('var('.length, -1);
}
