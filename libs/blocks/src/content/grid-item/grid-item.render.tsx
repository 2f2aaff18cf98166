import type { BlockProps } from '../../runtime/block-props.ts';
import type { gridItem } from './grid-item.schema.ts';
import * as styles from './grid-item.css.ts';

/** The blocks of one item, stacked. */
export function GridItem({ slots }: BlockProps<typeof gridItem>) {
  return <div className={styles.item}>{slots['content']}</div>;
}
