import type { CSSProperties } from 'react';
import { variableName } from '../../runtime/variable-name.ts';
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
    [variableName(widths)]: parts
      .map((part) => (data.auto_width ? 'auto' : `minmax(0, ${part}fr)`))
      .join(' '),
    [variableName(gap)]: `${spacing * 0.25}rem`,
    [variableName(gapOnPhone)]: `${(data.column_spacing_mobile ?? spacing) * 0.25}rem`,
  };
}
