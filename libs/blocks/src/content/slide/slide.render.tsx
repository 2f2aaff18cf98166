import type { BlockProps } from '../../runtime/block-props.ts';
import type { slide } from './slide.schema.ts';
import * as styles from './slide.css.ts';

/** The blocks of one slide, stacked. */
export function Slide({ slots }: BlockProps<typeof slide>) {
  return <div className={styles.slide}>{slots['content']}</div>;
}
