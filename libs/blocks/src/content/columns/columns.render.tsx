import type { CSSProperties } from 'react';
import type { BlockProps } from '../../runtime/block-props.ts';
import { columnStyle } from './column-style.ts';
import type { columns } from './columns.schema.ts';
import { splits } from './splits.ts';
import * as styles from './columns.css.ts';

const items = ['item_one', 'item_two', 'item_three', 'item_four', 'item_five', 'item_six'] as const;

/** Columns; the reading order is that of the content, whatever the visual order (BLK-11). */
export function Columns({ data, slots }: BlockProps<typeof columns>) {
  const split = splits.find(({ value }) => value === data.columns) ?? splits[1];
  const row: CSSProperties = columnStyle(split.parts, data);
  return (
    <div
      id={data.custom_id || undefined}
      className={`${styles.row} ${styles.align[data.align_wrapper]}`}
      style={row}
      data-direction={data.flex_direction}
      data-phone={data.flex_direction_mobile}
      data-swapped={'isSwapped' in split ? '' : undefined}
      data-reversed={data.reverse_columns_mobile ? '' : undefined}
    >
      {items.slice(0, split.parts.length).map((item) => (
        <div key={item} className={styles.column} data-item={item}>
          {slots[item]}
        </div>
      ))}
    </div>
  );
}
