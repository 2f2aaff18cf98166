import * as styles from './screen.css.ts';

/** Drawings on a 20 by 20 field, stroked. */
const paths = {
  back: 'M12 4.5 6.5 10l5.5 5.5',
  undo: 'M7 4 3.5 7.5 7 11M4 7.5h7.5a4.5 4.5 0 0 1 0 9H8',
  redo: 'm13 4 3.5 3.5L13 11m3-3.5H8.5a4.5 4.5 0 0 0 0 9H12',
  desktop: 'M2.5 4h15v9.5h-15zM7 17h6m-3-3.5V17',
  tablet: 'M5 2.5h10v15H5zM9.25 15h1.5',
  phone: 'M6.25 2.5h7.5v15h-7.5zM9.25 15.25h1.5',
  view: 'M8 4.5H4.5v11h11V12M11 4.5h4.5V9m0-4.5L9.5 10.5',
  more: 'M5 10h.01M10 10h.01M15 10h.01',
  add: 'M10 4.5v11M4.5 10h11',
  layers: 'm10 3.5 7 3.75-7 3.75-7-3.75zM3.5 10.75 10 14.25l6.5-3.5M3.5 13.75 10 17.25l6.5-3.5',
  settings: 'M4 6h7m4 0h1M4 14h1m4 0h7M13 4v4M7 12v4',
  close: 'm5.5 5.5 9 9m0-9-9 9',
  up: 'm5.5 11.5 4.5-4.5 4.5 4.5',
  down: 'm5.5 8.5 4.5 4.5 4.5-4.5',
  right: 'm8.5 5.5 4.5 4.5-4.5 4.5',
  drag: 'M7.5 5h.01M7.5 10h.01M7.5 15h.01M12.5 5h.01M12.5 10h.01M12.5 15h.01',
  duplicate: 'M7 7h9.5v9.5H7zM4 13H3.5V3.5H13V4',
  remove: 'M4 5.5h12M8 5.5v-2h4v2m-6.5 0 .75 11h7.5l.75-11M8.5 9v4.5m3-4.5v4.5',
  search: 'M9 14.5a5.5 5.5 0 1 1 0-11 5.5 5.5 0 0 1 0 11Zm4-1.5 3.5 3.5',
  link: 'M8.5 11.5a3 3 0 0 0 4.25 0l2.5-2.5A3 3 0 1 0 11 4.75l-.75.75m1.25 3a3 3 0 0 0-4.25 0l-2.5 2.5A3 3 0 1 0 9 15.25l.75-.75',
  unlink: 'M11.5 6.5 13 5a3 3 0 0 1 2.25 5L14 11.25M8.5 13.5 7 15a3 3 0 0 1-2.25-5L6 8.75M4 4l12 12',
  bulletList: 'M4 5.5h.01M4 10h.01M4 14.5h.01M7.5 5.5H16M7.5 10H16M7.5 14.5H16',
  orderedList: 'M3.5 4.5 4.5 4v3.5M3.5 12.5c.5-1 2-.75 1.75.25L3.5 15h2M8.5 5.5H16M8.5 10H16M8.5 14.5H16',
  alignLeft: 'M4 5h12M4 10h7M4 15h10',
  alignCenter: 'M4 5h12M6.5 10h7M5 15h10',
  alignRight: 'M4 5h12M9 10h7M6 15h10',
  warning: 'M10 3.5 17.5 16.5h-15zM10 8.5v3.5m0 2.25h.01',
  check: 'm4.5 10.5 3.75 3.75L15.5 6.5',
  block: 'M4 4h12v12H4z',
  section: 'M3 5h14v10H3zM3 10h14',
  text: 'M5 5.5h10M10 5.5v10',
  image: 'M3 4.5h14v11H3zm2.5 9 3.5-4 2.5 2.5 2-2 3 3.5',
  keyboard: 'M2.5 5.5h15v9h-15zM5.5 8.5h.01M8.5 8.5h.01M11.5 8.5h.01M14.5 8.5h.01M6.5 11.75h7',
} as const;

export type IconName = keyof typeof paths;

/** A small drawing beside or instead of words; the control it stands in carries the name. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
