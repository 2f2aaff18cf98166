import type { CSSProperties } from 'react';
import type { BlockProps } from '../../runtime/block-props.ts';
import { usePage } from '../../runtime/page-context.ts';
import { gridEntries } from './grid-entries.ts';
import { isConnectedGrid, type grid } from './grid.schema.ts';
import * as styles from './grid.css.ts';

/** Items side by side (BLK-27). */
export function Grid({ data, slots }: BlockProps<typeof grid>) {
  const { connections } = usePage();
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
      {isConnectedGrid({ type: 'grid', data })
        ? gridEntries(data, connections).map(({ title, description, url }, index) => (
            <div key={index} className={styles.entry} data-entry="">
              <h3>{url === '' ? title : <a href={url}>{title}</a>}</h3>
              {description !== '' && <p>{description}</p>}
            </div>
          ))
        : slots['items']}
    </div>
  );
}

/** `var(--name)` to `--name`. */
const nameOf = (variable: string) => variable.slice('var('.length, -1);
