import { container } from '@etalage/ui-kit';
import type { BlockProps } from '../../runtime/block-props.ts';
import { Section } from '../../section/section.tsx';
import type { sectionContent } from './section-content.schema.ts';
import * as styles from './section-content.css.ts';

/** A section of content blocks below each other (TPL-14). */
export function SectionContent({ data, slots }: BlockProps<typeof sectionContent>) {
  return (
    <Section data={data}>
      <div className={`${container} ${styles.content}`}>{slots['content']}</div>
    </Section>
  );
}
