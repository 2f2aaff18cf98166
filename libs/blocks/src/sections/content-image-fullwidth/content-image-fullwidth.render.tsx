import { cssColor, readableInk } from '@etalage/site-model';
import { container } from '@etalage/ui-kit';
import { useDescription } from '../../picture/use-description.ts';
import { Picture } from '../../picture/picture.tsx';
import { PicturePlaceholder } from '../../picture/picture-placeholder.tsx';
import type { BlockProps } from '../../runtime/block-props.ts';
import { usePage } from '../../runtime/page-context.ts';
import { Section } from '../../section-frame/section.tsx';
import { aligned } from '../aligned/aligned.css.ts';
import type { contentImageFullwidth } from './content-image-fullwidth.schema.ts';
import * as styles from './content-image-fullwidth.css.ts';

type Props = BlockProps<typeof contentImageFullwidth>;
type Data = Props['data'];

/** A picture from edge to edge with the content on a card over it (TPL-16); without a picture only the content. */
export function ContentImageFullwidth({ data, slots, editable }: Props) {
  const { theme } = usePage().site;
  const isScene = editable || data.content_image.length > 0;
  const ground = data.section_content_bg_color || 'white';
  const card = { backgroundColor: cssColor(ground), color: `var(--color-${readableInk(ground, theme)})` };
  return (
    <Section data={data} className={isScene ? styles.scene : ''}>
      <ContentPicture data={data} editable={editable} />
      <div
        className={`${container} ${styles.stage} ${styles.place[data.text_horizontal_position]} ${data.text_vertical_position}`}
        data-stage=""
      >
        {data.active_content && (
          <div
            className={`${styles.card} ${aligned[data.alignment]} ${data.font_size}`}
            style={isScene ? card : undefined}
            data-over={isScene ? '' : undefined}
          >
            {slots['content']}
          </div>
        )}
      </div>
    </Section>
  );
}

function ContentPicture({ data, editable }: { data: Data; editable: boolean }) {
  const describe = useDescription();
  const source = data.content_image[0];
  if (!source) return editable ? <PicturePlaceholder className={styles.placeholder} /> : null;
  return (
    <Picture
      className={styles.image}
      source={source}
      sizes="100vw"
      alt={describe(source, data.logo_alt, data.logo_alt_decorative)}
      title={data.logo_title}
      width={1440}
      height={640}
    />
  );
}
