import type { BlockProps } from '../../runtime/block-props.ts';
import type { conditional } from './conditional.schema.ts';
import * as styles from './conditional.css.ts';

/** Items of which the hash of the address shows one; all of them in the designer, to be edited in place. */
export function Conditional({ slots, editable }: BlockProps<typeof conditional>) {
  if (editable) return <div className={styles.list}>{slots['items']}</div>;
  return (
    <div className={styles.group} data-behaviour="conditional" data-conditional="">
      {slots['items']}
    </div>
  );
}
