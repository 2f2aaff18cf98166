import { container } from '@etalage/ui-kit';
import { useDescription } from '../../picture/use-description.ts';
import { Picture } from '../../picture/picture.tsx';
import { FormPopup } from '../../placed-form/form-popup.tsx';
import { PicturePlaceholder } from '../../picture/picture-placeholder.tsx';
import type { BlockProps } from '../../runtime/block-props.ts';
import { usePage } from '../../runtime/page-context.ts';
import { Section } from '../../section-frame/section.tsx';
import { tileLink } from '../../tile/tile-link.ts';
import { coloredButton } from '../button-color/button-color.ts';
import type { sectionContentSpecialOne } from './section-content-special-one.schema.ts';
import * as styles from './section-content-special-one.css.ts';

type Props = Omit<BlockProps<typeof sectionContentSpecialOne>, 'type'>;

/**
 * The banner at the top of a page; its picture is the largest visible element, so it is loaded first (SEC-49, SEC-51).
 */
export function SectionContentSpecialOne({ id, data, slots, editable }: Props) {
  const describe = useDescription();
  const image = data.content_image[0];
  return (
    <Section data={data} className={styles.section} image={data.background_image[0]} isFirst>
      <div
        className={`${container} ${styles.banner}`}
        data-image={image ? '' : undefined}
        data-align={data.alignment}
      >
        <div className={styles.text}>
          <Titles data={data} />
          {data.description !== '' && <p className={styles.description}>{data.description}</p>}
          {slots['content']}
          <Actions id={id} data={data} editable={editable} />
        </div>
        {image && (
          <div className={styles.frame}>
            <Picture
              className={styles.image}
              source={image}
              sizes="(min-width: 768px) 58vw, 100vw"
              alt={describe(image, data.image_alt, data.image_alt_decorative)}
              width={960}
              height={720}
              loading="first"
            />
          </div>
        )}
      </div>
      {!image && editable && <PicturePlaceholder isOverlay />}
    </Section>
  );
}

function Titles({ data }: Pick<Props, 'data'>) {
  if (data.title === '' && data.title_bold === '') return null;
  return (
    <h1 className={`${styles.title} ${styles.ownFont} ${data.title_font_family}`.trim()}>
      {data.title}
      {data.title_bold !== '' && (
        <strong
          className={`${styles.bold} ${styles.ownFont} ${data.title_bold_font_family}`.trim()}
          data-own-color={data.section_text_color === '' ? undefined : ''}
        >
          {' '}
          {data.title_bold}
        </strong>
      )}
    </h1>
  );
}

/** The two buttons, as far as they are on (SEC-51, SEC-52). */
function Actions({ id, data, editable }: Omit<Props, 'slots'>) {
  const { site } = usePage();
  if (!data.button && !data.form_button) return null;
  return (
    <div className={`${styles.actions} ${styles.buttonPlace[data.align_button]}`}>
      {data.button && (
        <p>
          <a
            {...coloredButton(data.button_color, site.theme)}
            {...tileLink({ link: '', url: data.button_link }, site.live_domain)}
          >
            {data.button_title}
          </a>
        </p>
      )}
      {data.form_button && (
        <FormPopup place={id} formId={data.form} labelAlign={data.label_align} editable={editable} />
      )}
    </div>
  );
}
