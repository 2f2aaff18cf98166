import { container } from '@etalage/ui-kit';
import type { BlockProps } from '../../runtime/block-props.ts';
import { Section } from '../../section-frame/section.tsx';
import type { sectionTitle } from './section-title.schema.ts';
import * as styles from './section-title.css.ts';

/** A title between two sections (TPL-45). */
export function SectionTitle({ data }: BlockProps<typeof sectionTitle>) {
  const Title = data.font_tag;
  if (data.title === '') return null;
  return (
    <Section as="div" data={data}>
      <div className={container} style={{ textAlign: data.alignment }}>
        <Title className={`${styles.title} ${data.font_size}`}>{data.title}</Title>
      </div>
    </Section>
  );
}
