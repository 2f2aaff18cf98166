import type { IconShapes } from '../../icons/icon-sprite.ts';

/** An icon of the set in the colour of the text around it; the element around it states its name. */
export function IconDrawing({ shapes, size = 24 }: { shapes: IconShapes; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {shapes.map((shape) => (
        <path key={shape} d={shape} />
      ))}
    </svg>
  );
}
