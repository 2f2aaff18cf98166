import { pictureSources } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
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
  const source = data.url[0];
  if (!source) return editable ? <PicturePlaceholder /> : null;
  const look = pictureLook(data);
  const name = data.alt === '' ? t('block_image_enlarge') : t('block_image_enlarge_named', { alt: data.alt });
  const picture = (
    <img
      className={`${styles.picture} ${look.className}`}
      {...pictureSources(source, data.width ? `min(100vw, ${data.width}px)` : 'min(100vw, 80rem)')}
      alt={data.alt}
      width={data.width ?? undefined}
      height={data.height ?? undefined}
      style={look.style}
      loading="lazy"
      decoding="async"
    />
  );
  return (
    <figure className={`${styles.figure} ${styles.align[data.align]}`}>
      {data.click_event === 'link' && data.link !== '' ? (
        <a className={styles.link} {...tileLink({ link: '', url: data.link }, site.live_domain)}>
          {picture}
        </a>
      ) : data.click_event === '' && !editable ? (
        <PictureSet label={data.alt || name}>
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
