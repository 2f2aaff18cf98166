import { cssColor, pictureSources } from '@etalage/site-model';
import type { CSSProperties } from 'react';
import type { BlockProps } from '../../runtime/block-props.ts';
import { usePage } from '../../runtime/page-context.ts';
import { PicturePlaceholder } from '../../picture/picture-placeholder.tsx';
import { PicturePopup } from './picture-popup.tsx';
import { tileLink } from '../../tile/tile-link.ts';
import type { image } from './image.schema.ts';
import * as styles from './image.css.ts';

/** One picture; a click opens a link, the picture itself in a popup, or nothing (BLK-35 to BLK-39). */
export function ImageBlock({ id, data, editable }: BlockProps<typeof image>) {
  const { site } = usePage();
  const source = data.url[0];
  if (!source) return editable ? <PicturePlaceholder /> : null;
  const border: CSSProperties = data.border
    ? { border: `${data.border}px solid ${cssColor(data.border_color) ?? 'currentColor'}` }
    : {};
  const picture = (
    <img
      className={`${styles.picture} ${styles.radius[data.radius]} ${styles.shadow[data.shadow]}`}
      {...pictureSources(source, data.width ? `min(100vw, ${data.width}px)` : 'min(100vw, 80rem)')}
      alt={data.alt}
      width={data.width ?? undefined}
      height={data.height ?? undefined}
      style={border}
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
        <PicturePopup id={`popup-${id}`} source={source} alt={data.alt}>
          {picture}
        </PicturePopup>
      ) : (
        picture
      )}
    </figure>
  );
}
