import { useDescription } from '../../picture/use-description.ts';
import { PicturePlaceholder } from '../../picture/picture-placeholder.tsx';
import type { BlockProps } from '../../runtime/block-props.ts';
import { Section } from '../../section-frame/section.tsx';
import type { sectionImage } from './section-image.schema.ts';
import * as styles from './section-image.css.ts';

/** A picture across the page, as high as its owner sets (SEC-61); a decoration unless it has a text. */
export function SectionImage({ data, editable }: BlockProps<typeof sectionImage>) {
  const describe = useDescription();
  const image = data.background_image[0];
  if (!image)
    return editable ? (
      <Section data={data}>
        <PicturePlaceholder className={styles.placeholder} />
      </Section>
    ) : null;
  const alt = describe(image, data.logo_alt, data.logo_alt_decorative);
  const described = alt !== '' && { role: 'img', 'aria-label': alt };
  return (
    <Section data={data} image={image}>
      <div className={styles.space} {...described} />
    </Section>
  );
}
