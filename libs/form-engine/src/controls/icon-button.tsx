import type { ComponentProps } from 'react';
import * as styles from './icon-button.css.ts';

/** Strokes on a 24 by 24 grid. */
const PATHS = {
  up: 'M12 19V5m-5 5 5-5 5 5',
  down: 'M12 5v14m-5-5 5 5 5-5',
  collapse: 'm6 15 6-6 6 6',
  expand: 'm6 9 6 6 6-6',
  left: 'm15 6-6 6 6 6',
  right: 'm9 6 6 6-6 6',
  remove: 'M5 7h14M10 4h4M8 7l.7 12h6.6L16 7',
  close: 'M6 6l12 12M18 6 6 18',
  drag: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  add: 'M12 5v14M5 12h14',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  open: 'M14 5h5v5M19 5l-8 8M17 14v5H5V7h5',
  focus: 'M12 3v4m0 10v4M3 12h4m10 0h4M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  calendar: 'M5 6h14v13H5zM5 10h14M9 3.5V7M15 3.5V7',
} as const;

export type IconName = keyof typeof PATHS;

/** Icons of dots, which need a wider stroke to be seen. */
const DOTS: ReadonlySet<IconName> = new Set(['drag', 'more']);

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth={DOTS.has(name) ? 2.75 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

type Props = Omit<ComponentProps<'button'>, 'aria-label'> & { icon: IconName; label: string };

/** A small button with an icon; `label` is its accessible name and its tooltip. */
export function IconButton({ icon, label, className, ...button }: Props) {
  return (
    <button
      type="button"
      title={label}
      {...button}
      aria-label={label}
      className={className ? `${styles.iconButton} ${className}` : styles.iconButton}
    >
      <Icon name={icon} />
    </button>
  );
}
