import type { FieldValues } from '@etalage/form-engine/schema';
import { container } from '@etalage/ui-kit';
import type { ReactNode } from 'react';
import { useDescription } from '../../picture/use-description.ts';
import { EmptyPictures } from '../../content/gallery/empty-pictures.tsx';
import * as pictures from '../../content/gallery/pictures.css.ts';
import { picturesSizes, picturesStyle } from '../../content/gallery/pictures-style.ts';
import { Pictures } from '../../content/gallery/pictures.tsx';
import { Section } from '../../section-frame/section.tsx';
import type { gallerySectionFields } from './gallery-section-fields.ts';
import * as styles from './gallery-section.css.ts';

interface GallerySectionProps {
  data: FieldValues<ReturnType<typeof gallerySectionFields>>;
  slots: Record<string, ReactNode>;
  editable: boolean;
  layout: 'rows' | 'masonry';
  columns: number;
}

/** Space between the pictures in steps of 0.25rem. */
const SPACING = 4;

/** A gallery over the width of the page with content above it (GAL-01 to GAL-05, SEC-72). */
export function GallerySection({ data, slots, editable, layout, columns }: GallerySectionProps) {
  const describe = useDescription();
  const content = data.active_content ? slots['content'] : null;
  const hasContent = Array.isArray(content) ? content.length > 0 : Boolean(content);
  const hasPictures = data.logo_image.length > 0;
  if (!hasPictures && !hasContent && !editable) return null;
  const height = data.logo_height ?? 40;
  const style = picturesStyle({ columns, spacing: SPACING, height, coverage: data.height_coverage });
  // One or two pictures make no masonry.
  const isMasonry = layout === 'masonry' && data.logo_image.length > 2;
  return (
    <Section data={data}>
      <div className={`${container} ${styles.stack}`}>
        {hasContent && <div className={styles.content}>{content}</div>}
        {hasPictures ? (
          <Pictures
            images={data.logo_image}
            label={data.logo_alt_decorative ? '' : data.logo_alt}
            altOf={(source) => describe(source, data.logo_alt, data.logo_alt_decorative)}
            opens={!editable}
            className={isMasonry ? pictures.masonry : `${pictures.rows} ${pictures.rowsOfHeight}`}
            style={style}
            picture={{ className: pictures.filling }}
            width={Math.round(1280 / columns)}
            height={height * 4}
            sizes={picturesSizes(columns)}
          />
        ) : (
          editable && <EmptyPictures count={columns} style={style} />
        )}
      </div>
    </Section>
  );
}
