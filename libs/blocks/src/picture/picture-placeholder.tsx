import { useText } from '@etalage/ui-kit';
import type { CSSProperties } from 'react';
import * as styles from './picture-placeholder.css.ts';

interface PicturePlaceholderProps {
  /**
   * In a corner of the element around it, which must be positioned, and without a place of its own: for a picture that
   * changes the layout around it, so that the page is the same as for visitors.
   */
  isOverlay?: boolean;
  /** Style of the missing picture, so that the placeholder has its position and size. */
  className?: string;
  style?: CSSProperties;
}

/** Shown in the designer in place of a missing picture (UPL-35); visitors see nothing there. */
export function PicturePlaceholder({ isOverlay = false, className = '', style }: PicturePlaceholderProps) {
  const t = useText();
  const look = isOverlay ? styles.overlay : styles.placeholder;
  return (
    <div className={`${className} ${look}`.trim()} style={style} data-picture-placeholder="">
      <PictureSign className={isOverlay ? styles.sign : styles.graphic} />
      <span>{t('block_picture_none')}</span>
    </div>
  );
}

/** A drawing of a picture. */
export function PictureSign({ className }: { className: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="3" y="4.5" width="18" height="15" rx="1.5" />
      <circle cx="8.25" cy="9.5" r="1.5" />
      <path d="m4 17 4.75-4.25 3 2.5L16 11l4.5 4.5" />
    </svg>
  );
}
