import { container } from '@etalage/ui-kit';
import { Picture } from '../../picture/picture.tsx';
import { PicturePlaceholder } from '../../picture/picture-placeholder.tsx';
import type { BlockProps } from '../../runtime/block-props.ts';
import { componentContent } from '../../section-frame/section.css.ts';
import { Section } from '../../section-frame/section.tsx';
import type { imageCollage } from './image-collage.schema.ts';
import * as styles from './image-collage.css.ts';

/** Most pictures of a collage. */
const MOST = 3;

/** Pictures around each other with a text below each (SEC-74); a text without a picture is for the owner only. */
export function ImageCollage({ data, editable }: BlockProps<typeof imageCollage>) {
  const texts = [data.text_one, data.text_two, data.text_three];
  const pictures = data.images_image.slice(0, MOST);
  const places = editable ? Array.from({ length: MOST }, (_, index) => pictures[index]) : pictures;
  if (places.length === 0) return null;
  return (
    <Section data={data}>
      <div className={`${container} ${componentContent} ${styles.collage}`} data-pictures={places.length}>
        {places.map((picture, index) => (
          <figure key={index} className={styles.item}>
            <div className={styles.frame}>
              {picture ? (
                <Picture
                  className={styles.image}
                  source={picture}
                  sizes="(min-width: 768px) min(60vw, 52rem), 100vw"
                  alt={texts[index] ?? ''}
                  width={960}
                  height={720}
                />
              ) : (
                <PicturePlaceholder className={styles.image} />
              )}
            </div>
            {texts[index] !== '' && <figcaption className={styles.caption}>{texts[index]}</figcaption>}
          </figure>
        ))}
      </div>
    </Section>
  );
}
