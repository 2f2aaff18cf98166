import { container } from '@etalage/ui-kit';
import type { BlockProps } from '../../runtime/block-props.ts';
import { groundOf } from '../../style-settings/ground.ts';
import { Section } from '../../section-frame/section.tsx';
import type { sectionContent } from './section-content.schema.ts';
import * as styles from './section-content.css.ts';

/**
 * A section of stacked content blocks (TPL-14); over a picture they are on a card, to be readable on any picture.
 */
export function SectionContent({ data, slots }: BlockProps<typeof sectionContent>) {
  const image = groundOf(data, data.background_image[0]).image;
  if (!image)
    return (
      <Section data={data}>
        <div className={`${container} ${styles.content}`}>{slots['content']}</div>
      </Section>
    );
  return (
    <Section data={data} image={data.background_image[0]} className={styles.scene}>
      <div className={`${container} ${styles.over}`}>
        <div className={`${styles.content} ${styles.card}`}>{slots['content']}</div>
      </div>
    </Section>
  );
}
