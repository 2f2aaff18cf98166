import { pictureSources } from '@etalage/site-model';
import { patternStyle, pictureStyle, type Ground } from './ground.ts';
import * as styles from './style-settings.css.ts';

interface Props {
  ground: Ground;
  /** Whether the picture is the first one of the page, so that it is loaded eagerly. */
  isFirst?: boolean;
}

/** The picture behind a block's content, with a colour over it; nothing without a picture. */
export function Backdrop({ ground: { image, look, color, isVeil }, isFirst = false }: Props) {
  if (!image) return null;
  const place = look.isFixed ? styles.still : styles.backdrop;
  const className = look.phoneAlign === '' ? place : `${place} ${styles.placedOnPhone}`;
  const picture =
    look.repeat === 'no-repeat' ? (
      // An img element: a picture in a style sheet would have one size for every screen, and would never load lazily.
      <img
        className={className}
        {...pictureSources(image, '100vw')}
        alt=""
        style={pictureStyle(look)}
        {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    ) : (
      <div className={className} style={patternStyle(image, look)} />
    );
  return (
    <>
      {look.isFixed ? <div className={styles.pane}>{picture}</div> : picture}
      {isVeil && <div className={styles.veil} style={{ backgroundColor: color }} />}
    </>
  );
}
