import { pictureSources } from '@etalage/site-model';
import { button, useText } from '@etalage/ui-kit';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon.tsx';
import * as styles from './picture-popup.css.ts';

interface Props {
  /** Id of the popup, once on a page. */
  id: string;
  source: string;
  alt: string;
  /** The picture in the page. */
  children: ReactNode;
}

/**
 * A picture that opens itself in a popup (BLK-39). The browser opens and closes it, without a script, and loads the large
 * picture when it is opened.
 */
export function PicturePopup({ id, source, alt, children }: Props) {
  const t = useText();
  const name = alt === '' ? t('block_image_enlarge') : t('block_image_enlarge_named', { alt });
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={id} aria-label={name}>
        {children}
      </button>
      <div id={id} className={styles.popup} popover="auto" role="dialog" aria-label={alt || name}>
        <img
          className={styles.large}
          {...pictureSources(source, '100vw')}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
        <button
          type="button"
          className={`${button.icon} ${styles.close}`}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t('block_image_close')}
        >
          <Icon name="close" />
        </button>
      </div>
    </>
  );
}
