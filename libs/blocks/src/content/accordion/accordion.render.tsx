import { Icon } from '../../icon/icon.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { BlockProps } from '../../runtime/block-props.ts';
import type { accordion } from './accordion.schema.ts';
import * as styles from './accordion.css.ts';

/**
 * A title that opens and closes its text, without a script (BLK-61, BLK-62). In the designer it is open, so that the text
 * can be edited, and a click does not close it (BLK-63).
 */
export function Accordion({ data, editable }: BlockProps<typeof accordion>) {
  const look = data.type === 'primary' || data.type === 'secondary' ? data.type : 'plain';
  return (
    <details className={`${styles.accordion} ${styles.looks[look]}`} open={editable || data.default_open}>
      <summary className={styles.title} onClick={editable ? (event) => event.preventDefault() : undefined}>
        <span className={styles.text}>{data.accordion_title}</span>
        <span className={styles.sign}>
          <Icon name="expand_more" />
        </span>
      </summary>
      <RichText html={data.accordion_content} className={styles.content} />
    </details>
  );
}
