import type { CSSProperties } from 'react';
import type { BlockProps } from '../../runtime/block-props.ts';
import { GridItems } from './grid-items.tsx';
import { isConnectedGrid, type grid } from './grid.schema.ts';
import * as styles from './grid.css.ts';

/** Items side by side (BLK-27). */
export function Grid({ data, slots, editable }: BlockProps<typeof grid>) {
  const style: CSSProperties = {
    [nameOf(styles.count)]: data.columns,
    [nameOf(styles.gap)]: `${(data.column_spacing ?? 6) * 0.25}rem`,
  };
  return (
    <div
      id={data.custom_id || undefined}
      className={styles.grid}
      style={style}
      data-phone={data.flex_direction_mobile}
    >
      {isConnectedGrid({ type: 'grid', data }) ? (
        <GridItems data={data} editable={editable} />
      ) : (
        slots['items']
      )}
    </div>
  );
}

/** `var(--name)` to `--name`. */
const nameOf = (variable: string) => variable.slice('var('.length, -1);
