import { Picture } from '../../picture/picture.tsx';
import type { BlockProps } from '../../runtime/block-props.ts';
import type { review } from './review.schema.ts';
import * as styles from './review.css.ts';

/** A review with its author (BLK-58). */
export function Review({ data }: BlockProps<typeof review>) {
  const { name, company } = data;
  const avatar = data.url[0];
  return (
    <figure className={styles.review}>
      <blockquote className={`${styles.text} ${data.textsize}`}>{data.review}</blockquote>
      {(name || company || avatar) && (
        <figcaption className={styles.author}>
          {/* Empty alt text: the name is beside it. */}
          {avatar && (
            <Picture className={styles.avatar} source={avatar} sizes="3.5rem" alt="" width={56} height={56} />
          )}
          <span className={styles.names}>
            {name && <strong>{name}</strong>}
            {company && <span className={styles.company}>{company}</span>}
          </span>
        </figcaption>
      )}
    </figure>
  );
}
