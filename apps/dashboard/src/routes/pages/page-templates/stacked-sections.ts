import type { Drawings } from '../../../queries/page-template-queries.ts';

type Shape = Drawings[string][number];

/** Drawings of blocks are flatter on a page, so that more of them fit. */
const FLATTER = 0.6;
/** Below the bar that stands for the header. */
const TOP = 11;
const BETWEEN = 5;

/** The drawings of blocks below each other, each as high as what it draws. */
export function stackedSections(drawings: readonly (readonly Shape[])[]): Shape[] {
  let top = TOP;
  return drawings.flatMap((shapes) => {
    if (shapes.length === 0) return [];
    const from = Math.min(...shapes.map(({ y }) => y));
    const to = Math.max(...shapes.map(({ y, height }) => y + height));
    const at = top;
    top += (to - from) * FLATTER + BETWEEN;
    return shapes.map((shape) => ({
      ...shape,
      y: at + (shape.y - from) * FLATTER,
      height: shape.height * FLATTER,
    }));
  });
}
