import { describe, expect, it } from 'vitest';
import { cameraFor } from './camera.ts';
import type { Material } from './part.ts';
import { box } from './shapes.ts';
import { cross, dot, sub, unit } from './vector.ts';

const plain: Material = { kind: 'paint', color: '#ffffff' };
const cupboard = [box([-40, 0, -20], [60, 180, 20], plain)];

/** The positions of the cupboard's corners in the picture, from 0 to 1 of its width. */
function frameOf(view: Parameters<typeof cameraFor>[1], width: number, height: number) {
  const { from, to, lens, shift } = cameraFor(cupboard, view, width, height);
  const back = unit(sub(from, to));
  const right = unit(cross([0, 1, 0], back));
  const up = cross(back, right);
  const seen = cupboard[0]!.vertices.map((point) => {
    const d = sub(point, from);
    const k = lens / 36 / -dot(d, back);
    return [dot(d, right) * k - shift[0], dot(d, up) * k - shift[1]] as const;
  });
  const xs = seen.map(([x]) => x);
  const ys = seen.map(([, y]) => y);
  return { x: [Math.min(...xs), Math.max(...xs)], y: [Math.min(...ys), Math.max(...ys)] } as const;
}

describe('cameraFor', () => {
  it.each([
    [{ turn: 30, above: 12, fill: 0.8 }, 1000, 1000],
    [{ turn: -40, above: 4, fill: 0.6, lens: 50 }, 1500, 1000],
  ] as const)('fills the wanted share and puts the middle in the centre: %o', (view, width, height) => {
    const { x, y } = frameOf(view, width, height);
    const share = Math.max(x[1] - x[0], ((y[1] - y[0]) * width) / height);
    expect(share).toBeCloseTo(view.fill, 3);
    expect(x[0] + x[1]).toBeCloseTo(0, 3);
    expect(y[0] + y[1]).toBeCloseTo(0, 3);
  });
});
