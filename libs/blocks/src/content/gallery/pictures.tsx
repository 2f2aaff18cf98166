import { isSampleFile } from '@etalage/form-engine/schema';
import { isOwnPicture } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import type { CSSProperties } from 'react';
import { Picture } from '../../picture/picture.tsx';
import { PictureOpener, PictureSet } from '../../viewer/picture-set.tsx';
import * as styles from './pictures.css.ts';

interface PicturesProps {
  images: readonly string[];
  /** What all of them show; empty for their usual name. */
  label: string;
  /** The alternative text of a picture. */
  altOf: (source: string) => string;
  /** Whether a click opens a picture in the viewer. */
  opens: boolean;
  /** Layout of the list, with the values of its variables. */
  className: string;
  style: CSSProperties;
  /** Look of every picture. */
  picture: { className: string; style?: CSSProperties };
  /** Size in pixels for which a place is kept. */
  width: number;
  height: number;
  /** Displayed width, in CSS notation. */
  sizes: string;
}

/** The pictures of a gallery (area GAL): a list that a visitor opens in the viewer; samples are not worth opening. */
export function Pictures({
  images,
  label,
  altOf,
  opens: canOpen,
  className,
  style,
  picture,
  ...size
}: PicturesProps) {
  const t = useText();
  const opens = canOpen && !images.some(isSampleFile);
  const nameOf = (index: number): string => {
    const alt = altOf(images[index] ?? '');
    const values = { number: index + 1, count: images.length };
    return alt === '' ? t('block_gallery_open', values) : t('block_gallery_open_named', { alt, ...values });
  };
  const list = (
    <ul className={className} style={style}>
      {images.map((source, index) => {
        const image = (
          <Picture
            source={source}
            alt={altOf(source)}
            className={`${styles.picture} ${picture.className}`}
            style={picture.style}
            {...size}
          />
        );
        return (
          // The same picture may be in a gallery twice.
          <li key={`${index} ${source}`} className={styles.tile}>
            {opens && isOwnPicture(source) ? (
              <PictureOpener source={source} label={nameOf(index)}>
                {image}
              </PictureOpener>
            ) : (
              image
            )}
          </li>
        );
      })}
    </ul>
  );
  return opens ? <PictureSet label={label || t('block_gallery_title')}>{list}</PictureSet> : list;
}
