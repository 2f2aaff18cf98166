import { isOwnPicture } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { useDescription } from '../../picture/use-description.ts';
import { AllowPictures } from '../../picture/allow-pictures.tsx';
import { Picture } from '../../picture/picture.tsx';
import type { BlockProps } from '../../runtime/block-props.ts';
import { usePage } from '../../runtime/page-context.ts';
import { pictureLook } from '../../picture/picture-look.ts';
import { PicturePlaceholder } from '../../picture/picture-placeholder.tsx';
import { PictureOpener, PictureSet } from '../../viewer/picture-set.tsx';
import { tileLink } from '../../tile/tile-link.ts';
import type { image } from './image.schema.ts';
import * as styles from './image.css.ts';

/** One picture; a click opens a link, the picture itself in the viewer, or nothing (BLK-35 to BLK-39). */
export function ImageBlock({ data, editable }: BlockProps<typeof image>) {
  const { site } = usePage();
  const t = useText();
  const describe = useDescription();
  const source = data.url[0];
  if (!source) return editable ? <PicturePlaceholder /> : null;
  const look = pictureLook(data);
  const alt = describe(source, data.alt, data.alt_decorative);
  const name = alt === '' ? t('block_image_enlarge') : t('block_image_enlarge_named', { alt });
  const isLink = data.click_event === 'link' && data.link !== '';
  const picture = (
    <Picture
      className={`${styles.picture} ${look.className}`}
      source={source}
      sizes={data.width ? `min(100vw, ${data.width}px)` : 'min(100vw, 80rem)'}
      alt={alt}
      width={data.width ?? undefined}
      height={data.height ?? undefined}
      // With both, the picture is cut to them.
      style={
        data.width && data.height
          ? { ...look.style, aspectRatio: `${data.width} / ${data.height}` }
          : look.style
      }
      isWithinLink={isLink}
    />
  );
  return (
    <figure className={`${styles.figure} ${styles.align[data.align]}`}>
      {isLink ? (
        <>
          <a className={styles.link} {...tileLink({ link: '', url: data.link }, site.live_domain)}>
            {picture}
          </a>
          <AllowPictures sources={[source]} />
        </>
      ) : data.click_event === '' && !editable && isOwnPicture(source) ? (
        <PictureSet label={alt || name}>
          <PictureOpener source={source} label={name}>
            {picture}
          </PictureOpener>
        </PictureSet>
      ) : (
        picture
      )}
    </figure>
  );
}
