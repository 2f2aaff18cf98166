import { container } from '@etalage/ui-kit';
import { Picture } from '../../picture/picture.tsx';
import { PicturePlaceholder } from '../../picture/picture-placeholder.tsx';
import type { BlockProps } from '../../runtime/block-props.ts';
import { Section } from '../../section-frame/section.tsx';
import { aligned } from '../aligned/aligned.css.ts';
import type { columnImageTextTwo } from './column-image-text.schema.ts';
import * as styles from './column-image-text.css.ts';

type Common = BlockProps<typeof columnImageTextTwo>;
type Props = Omit<Common, 'data'> & {
  data: Common['data'] & { content_three_image?: readonly string[] };
};

/** Pictures beside each other, each with a text below it (TPL-43, SEC-59). */
export function ColumnImageText({ data, slots, editable }: Props) {
  const all = [data.content_one_image, data.content_two_image, data.content_three_image];
  const pictures = all.filter((images) => images !== undefined);
  const height = `${(data.image_height ?? 64) * 0.25}rem`;
  const place = styles.place[data.text_horizontal_position];
  return (
    <Section data={data}>
      <div className={`${container} ${styles.columns[pictures.length === 3 ? 3 : 2]}`}>
        {pictures.map(([picture], index) => (
          <div key={index} className={styles.column}>
            {picture ? (
              <Picture
                className={styles.image}
                source={picture}
                sizes={`(min-width: 768px) ${Math.round(100 / pictures.length)}vw, 100vw`}
                alt=""
                width={480}
                height={(data.image_height ?? 64) * 4}
                style={{ height }}
              />
            ) : (
              editable && <PicturePlaceholder className={styles.image} style={{ height }} />
            )}
            <div
              className={`${styles.text} ${place} ${data.center_text ? aligned.center : ''}`.trim()}
              data-text=""
            >
              {slots[`block${index + 1}`]}
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}
