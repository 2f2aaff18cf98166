import { cssColor } from '@etalage/site-model';
import { container } from '@etalage/ui-kit';
import { useDescription } from '../../picture/use-description.ts';
import { Picture } from '../../picture/picture.tsx';
import type { BlockProps } from '../../runtime/block-props.ts';
import { PicturePlaceholder } from '../../picture/picture-placeholder.tsx';
import { shadow } from '../../picture/picture-look.css.ts';
import { Section } from '../../section-frame/section.tsx';
import type { contentImage } from './content-image.schema.ts';
import * as styles from './content-image.css.ts';

type Data = BlockProps<typeof contentImage>['data'];

/** Content beside a picture; the content comes first in the reading order, whatever its side (TPL-15, SEC-05). */
export function ContentImage({ data, slots, editable }: BlockProps<typeof contentImage>) {
  const ground = cssColor(data.section_content_bg_color);
  return (
    <Section data={data}>
      <div
        className={`${container} ${styles.columns} ${data.text_vertical_position} ${data.font_size}`}
        data-reversed={data.reverse_columns ? '' : undefined}
      >
        {data.active_content && (
          <div
            className={`${styles.content} ${styles.place[data.text_horizontal_position]}`}
            style={{ textAlign: data.alignment, ...(ground && { backgroundColor: ground, padding: '2rem' }) }}
          >
            {slots['content']}
          </div>
        )}
        <ContentPicture data={data} editable={editable} />
        {data.active_content_bottom && <div className={styles.bottom}>{slots['content_bottom']}</div>}
      </div>
    </Section>
  );
}

function ContentPicture({ data, editable }: { data: Data; editable: boolean }) {
  const describe = useDescription();
  const source = data.content_image[0];
  const height = (data.image_height ?? 96) * 4;
  if (!source)
    return editable ? (
      <PicturePlaceholder className={styles.image} style={{ height: `${height / 16}rem` }} />
    ) : null;
  return (
    <Picture
      className={`${styles.image} ${shadow[data.image_shadow]}`}
      source={source}
      sizes="(min-width: 768px) min(50vw, 40rem), 100vw"
      alt={describe(source, data.logo_alt, data.logo_alt_decorative)}
      title={data.logo_title}
      width={Math.round((height * 4) / 3)}
      height={height}
      style={{
        height: `${height / 16}rem`,
        objectPosition: `${data.image_hotizontal_position} ${data.image_vertical_position}`,
      }}
    />
  );
}
