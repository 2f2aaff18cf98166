import { readPicture } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './picture-set.css.ts';

interface PictureSetProps {
  /** Name of the viewer for screen readers. */
  label: string;
  /** The pictures, each in a `PictureOpener`. */
  children: ReactNode;
}

/**
 * Pictures that open in one viewer (BLK-39, GAL-06): large, one after the other. The script of the viewer and the large
 * picture are added by the first click; without JavaScript a picture is a link to the large one.
 */
export function PictureSet({ label, children }: PictureSetProps) {
  const t = useText();
  return (
    <div className={styles.set} data-behaviour="picture-set">
      {children}
      <dialog className={styles.viewer} aria-label={label} data-viewer="">
        <form method="dialog" className={styles.bar}>
          <p
            className={styles.counter}
            role="status"
            data-counter=""
            data-words={t('website_viewer_counter', { number: '{number}', count: '{count}' })}
          />
          <button className={styles.close} aria-label={t('block_image_close')}>
            <Icon name="close" />
          </button>
        </form>
        <div className={styles.stage} data-stage="">
          <Step step={-1} label={t('website_viewer_previous')} />
          <Step step={1} label={t('website_viewer_next')} />
        </div>
        <p className={styles.caption} data-caption="" aria-hidden="true" />
      </dialog>
    </div>
  );
}

function Step({ step, label }: { step: -1 | 1; label: string }) {
  return (
    <button
      type="button"
      className={step < 0 ? styles.previous : styles.next}
      data-step={step}
      aria-label={label}
      hidden
    >
      <Icon name={step < 0 ? 'chevron_left' : 'chevron_right'} />
    </button>
  );
}

interface PictureOpenerProps {
  /** Address of the large picture. */
  source: string;
  /** Name of the link for screen readers. */
  label: string;
  /** The picture in the page. */
  children: ReactNode;
}

/** A picture of a set that opens in the viewer. */
export function PictureOpener({ source, label, children }: PictureOpenerProps) {
  return (
    <a className={styles.opener} href={readPicture(source).address} aria-label={label} data-picture="">
      {children}
    </a>
  );
}
