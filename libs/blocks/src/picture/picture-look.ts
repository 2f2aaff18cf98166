import { cssColor } from '@etalage/site-model';
import type { CSSProperties } from 'react';
import * as styles from './picture-look.css.ts';

interface Look {
  radius: keyof typeof styles.radius;
  /** Width of the border in pixels. */
  border: number | null;
  /** Stored colour of the border; empty is the colour of the text. */
  border_color: string;
  shadow: keyof typeof styles.shadow;
}

/** The class names and the border of a picture, from the settings that all pictures share (BLK-36, BLK-45, SEC-80). */
export function pictureLook({ radius, border, border_color, shadow }: Look) {
  const style: CSSProperties = border
    ? { border: `${border}px solid ${cssColor(border_color) ?? 'currentColor'}` }
    : {};
  return { className: `${styles.radius[radius]} ${styles.shadow[shadow]}`, style };
}
