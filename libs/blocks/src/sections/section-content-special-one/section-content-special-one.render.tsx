import { pictureSources } from '@etalage/site-model';
import { button, container } from '@etalage/ui-kit';
import { FormPopup } from '../../placed-form/form-popup.tsx';
import { PicturePlaceholder } from '../../picture/picture-placeholder.tsx';
import type { BlockProps } from '../../runtime/block-props.ts';
import { usePage } from '../../runtime/page-context.ts';
import { Section } from '../../section-frame/section.tsx';
import { tileLink } from '../../tile/tile-link.ts';
import type { sectionContentSpecialOne } from './section-content-special-one.schema.ts';
import * as styles from './section-content-special-one.css.ts';

/**
 * The banner at the top of a page; its picture is the largest visible element, so it is loaded first (SEC-49, SEC-51).
 */
export function SectionContentSpecialOne({
  id,
  data,
  slots,
  editable,
}: BlockProps<typeof sectionContentSpecialOne>) {
  const { site } = usePage();
  const image = data.content_image[0];
  const hasTitle = data.title !== '' || data.title_bold !== '';
  return (
    <Section data={data} className={styles.section} image={data.background_image[0]} isFirst>
      <div
        className={`${container} ${styles.banner}`}
        data-image={image ? '' : undefined}
        data-align={data.alignment}
      >
        <div className={styles.text}>
          {hasTitle && (
            <h1 className={styles.title}>
              {data.title}
              {data.title_bold !== '' && <strong className={styles.bold}> {data.title_bold}</strong>}
            </h1>
          )}
          {data.description !== '' && <p className={styles.description}>{data.description}</p>}
          {slots['content']}
          {(data.button || data.form_button) && (
            <div className={styles.actions}>
              {data.button && (
                <p>
                  <a
                    className={button.primary}
                    {...tileLink({ link: '', url: data.button_link }, site.live_domain)}
                  >
                    {data.button_title}
                  </a>
                </p>
              )}
              {data.form_button && <FormPopup place={id} formId={data.form} editable={editable} />}
            </div>
          )}
        </div>
        {image && (
          <div className={styles.frame}>
            <img
              className={styles.image}
              {...pictureSources(image, '(min-width: 768px) 58vw, 100vw')}
              alt={data.image_alt}
              width={960}
              height={720}
              fetchPriority="high"
            />
          </div>
        )}
      </div>
      {!image && editable && <PicturePlaceholder isOverlay />}
    </Section>
  );
}
