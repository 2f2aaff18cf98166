import { cssColor, pictureSources } from '@etalage/site-model';
import type { CSSProperties } from 'react';
import type { BlockProps } from '../../runtime/block-props.ts';
import { usePage } from '../../runtime/page-context.ts';
import { PicturePlaceholder } from '../../picture/picture-placeholder.tsx';
import { tileLink } from '../../tile/tile-link.ts';
import type { image } from './image.schema.ts';
import * as styles from './image.css.ts';

/** One picture, as a link when its click opens one (BLK-35 to BLK-39). */
export function ImageBlock({ data, editable }: BlockProps<typeof image>) {
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
  const isLink = data.click_event === 'link' && data.link !== '';
  return (
    <figure className={`${styles.figure} ${styles.align[data.align]}`}>
      {isLink ? (
        <a className={styles.link} {...tileLink({ link: '', url: data.link }, site.live_domain)}>
          {picture}
        </a>
      ) : (
        picture
      )}
    </figure>
  );
}
