import { isOwnPicture, readPicture } from '@etalage/site-model';
import { useContext } from 'react';
import { AllowPictures } from '../picture/allow-pictures.tsx';
import { Picture } from '../picture/picture.tsx';
import { PicturesContext } from '../picture/pictures-context.ts';
import { patternStyle, pictureStyle, type Ground } from './ground.ts';
import * as styles from './style-settings.css.ts';

interface Props {
  ground: Ground;
  /** Whether the picture is the first one of the page, so that it is loaded eagerly. */
  isFirst?: boolean;
}

/** The picture behind a block's content, with a colour over it; nothing without a picture. */
export function Backdrop({ ground: { image, look, color, isVeil }, isFirst = false }: Props) {
  const { isEditing, looks } = useContext(PicturesContext);
  if (!image) return null;
  const place = look.isFixed ? styles.still : styles.backdrop;
  const className = look.phoneAlign === '' ? place : `${place} ${styles.placedOnPhone}`;
  // A pattern is no element that could wait for consent: a picture of another website is shown once.
  const isWaiting = !isEditing && !isOwnPicture(image);
  const picture =
    look.repeat === 'no-repeat' || isWaiting ? (
      // An img element: a picture in a style sheet would have one size for every screen, and would never load lazily.
      <Picture
        className={className}
        source={image}
        sizes="100vw"
        alt=""
        style={pictureStyle(look)}
        hasPlaceholder={look.size === 'cover'}
        isWithinLink
        loading={isFirst ? 'first' : 'lazy'}
      />
    ) : (
      <div
        className={className}
        style={patternStyle(readPicture(image), look, looks[readPicture(image).address]?.focus)}
      />
    );
  return (
    <>
      {look.isFixed ? <div className={styles.pane}>{picture}</div> : picture}
      {isWaiting && <AllowPictures sources={[image]} isAcrossPage />}
      {isVeil && <div className={styles.veil} style={{ backgroundColor: color }} />}
    </>
  );
}
