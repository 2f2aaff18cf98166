import { container } from '@etalage/ui-kit';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { BlockProps } from '../../runtime/block-props.ts';
import { Section } from '../../section-frame/section.tsx';
import type { contentTwo } from './content-two.schema.ts';
import * as styles from './content-two.css.ts';

/** A title with a description beside it (TPL-38, SEC-37). */
export function ContentTwo({ data }: BlockProps<typeof contentTwo>) {
  return (
    <Section data={data}>
      <div className={`${container} ${styles.columns} ${data.text_vertical_position}`}>
        <RichText html={data.title} className={styles.title} />
        <RichText html={data.description} className={styles.description} />
      </div>
    </Section>
  );
}
