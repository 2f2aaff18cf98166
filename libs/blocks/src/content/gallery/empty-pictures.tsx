import type { CSSProperties } from 'react';
import { PicturePlaceholder } from '../../picture/picture-placeholder.tsx';
import * as styles from './pictures.css.ts';

interface EmptyPicturesProps {
  /** Number of places. */
  count: number;
  style: CSSProperties;
}

/** Shown in the designer in place of a gallery without pictures: one row of places, of which the first says why. */
export function EmptyPictures({ count, style }: EmptyPicturesProps) {
  return (
    <div className={styles.rows} style={style}>
      <PicturePlaceholder />
      {Array.from({ length: count - 1 }, (_, index) => (
        <div key={index} className={styles.empty} aria-hidden="true" />
      ))}
    </div>
  );
}
