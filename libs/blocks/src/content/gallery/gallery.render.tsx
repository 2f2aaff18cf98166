import { useDescription } from '../../picture/use-description.ts';
import type { BlockProps } from '../../runtime/block-props.ts';
import { pictureLook } from '../../picture/picture-look.ts';
import { EmptyPictures } from './empty-pictures.tsx';
import type { gallery } from './gallery.schema.ts';
import * as styles from './pictures.css.ts';
import { columnCount, picturesSizes, picturesStyle } from './pictures-style.ts';
import { Pictures } from './pictures.tsx';

/** Pictures in columns (BLK-40 to BLK-46); width and height are the proportions that each is cut to. */
export function GalleryBlock({ data, editable }: BlockProps<typeof gallery>) {
  const describe = useDescription();
  const columns = data.columns ?? 3;
  const width = data.width ?? 300;
  const height = data.height ?? 300;
  const style = picturesStyle({ columns, spacing: data.column_spacing ?? 4 });
  if (data.images.length === 0)
    return editable ? <EmptyPictures count={columnCount(columns)} style={style} /> : null;
  const look = pictureLook(data);
  return (
    <Pictures
      images={data.images}
      label={data.alt_decorative ? '' : data.alt}
      altOf={(source) => describe(source, data.alt, data.alt_decorative)}
      opens={data.click_event === '' && !editable}
      className={styles.rows}
      style={style}
      picture={{
        className: `${styles.proportioned} ${look.className}`,
        style: { ...look.style, aspectRatio: `${width} / ${height}` },
      }}
      width={width}
      height={height}
      sizes={picturesSizes(columns)}
    />
  );
}
