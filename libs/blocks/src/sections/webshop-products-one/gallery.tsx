import { readPicture } from '@etalage/site-model';
import { useText, visuallyHidden } from '@etalage/ui-kit';
import { AllowPictures } from '../../picture/allow-pictures.tsx';
import { Picture } from '../../picture/picture.tsx';
import { useDescription } from '../../picture/use-description.ts';
import * as styles from './gallery.css.ts';

interface GalleryProps {
  title: string;
  images: readonly string[];
  /** False hides the thumbnails (layout `compact`). */
  hasStrip: boolean;
}

/**
 * The pictures of a product (PROD-53 to PROD-58): a track with scroll snapping, a strip of thumbnails, and a dialog
 * with the large pictures. Without JavaScript the track scrolls, thumbnails jump and a picture opens on its own.
 */
export function Gallery({ title, images, hasStrip }: GalleryProps) {
  const t = useText();
  const describe = useDescription();
  if (images.length === 0) return <div className={styles.empty} aria-hidden="true" />;
  const numbered = (index: number): string =>
    images.length === 1
      ? title
      : t('webshop_gallery_image', { title, number: index + 1, count: images.length });
  const alt = (index: number): string => describe(images[index] ?? '', '', false) || numbered(index);
  return (
    <div
      className={styles.gallery}
      data-behaviour="gallery"
      role="group"
      aria-label={t('webshop_gallery_label')}
    >
      <AllowPictures sources={images} />
      <div className={styles.stage}>
        <Slides images={images} altOf={alt} />
        <Steps />
      </div>
      {hasStrip && images.length > 1 && <ThumbnailStrip images={images} />}
      <dialog className={styles.dialog} data-popup="" aria-label={title}>
        <form method="dialog" className={styles.closeRow}>
          <button className={styles.close} aria-label={t('webshop_gallery_close')}>
            {'×'}
          </button>
        </form>
        <Steps />
      </dialog>
      <p
        className={visuallyHidden}
        role="status"
        data-gallery-status=""
        data-words={t('webshop_gallery_status')}
      />
    </div>
  );
}

interface SlidesProps {
  images: readonly string[];
  altOf(index: number): string;
}

/** The track with all pictures; the first one is loaded eagerly. */
function Slides({ images, altOf }: SlidesProps) {
  return (
    <ul className={styles.track} data-track="">
      {images.map((image, index) => (
        <li key={image} id={`foto-${index + 1}`} className={styles.slide}>
          <a href={readPicture(image).address} data-open={index} data-picture={image} className={styles.open}>
            <Picture
              className={styles.image}
              source={image}
              sizes="(min-width: 768px) min(50vw, 45rem), 100vw"
              alt={altOf(index)}
              width={900}
              height={900}
              loading={index === 0 ? 'first' : 'lazy'}
              isWithinLink
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The thumbnails with their two scroll buttons (PROD-56 to PROD-58). */
function ThumbnailStrip({ images }: { images: readonly string[] }) {
  const t = useText();
  return (
    <div className={styles.stripRow}>
      <ul className={styles.strip} data-strip="">
        {images.map((image, index) => (
          <li key={image} className={styles.thumbItem}>
            <a
              className={styles.thumb}
              href={`#foto-${index + 1}`}
              data-go={index}
              aria-current={index === 0 ? 'true' : undefined}
              aria-label={t('webshop_gallery_show', { number: index + 1 })}
            >
              <Picture
                className={styles.image}
                source={image}
                sizes="6rem"
                alt=""
                width={300}
                height={300}
                isWithinLink
              />
            </a>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.stripStep}
        data-strip-step="-1"
        hidden
        aria-label={t('webshop_gallery_strip_back')}
      >
        {'‹'}
      </button>
      <button
        type="button"
        className={styles.stripStepNext}
        data-strip-step="1"
        hidden
        aria-label={t('webshop_gallery_strip_on')}
      >
        {'›'}
      </button>
    </div>
  );
}

/** Previous and next; hidden at the ends, and always without JavaScript (PROD-54, PROD-55). */
function Steps() {
  const t = useText();
  return (
    <>
      <button
        type="button"
        className={styles.previous}
        data-step="-1"
        hidden
        aria-label={t('webshop_gallery_previous')}
      >
        {'‹'}
      </button>
      <button
        type="button"
        className={styles.next}
        data-step="1"
        hidden
        aria-label={t('webshop_gallery_next')}
      >
        {'›'}
      </button>
    </>
  );
}
