import * as styles from './two-step.css.ts';

/** A QR code of rows with 1 for a dark square. */
export function QrPicture({ squares, label }: { squares: readonly string[]; label: string }) {
  const path = squares
    .map((row, y) => Array.from(row, (square, x) => (square === '1' ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('');
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${squares.length} ${squares.length}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
