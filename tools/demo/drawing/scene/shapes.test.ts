import { describe, expect, it } from 'vitest';
import { tube } from './shapes.ts';
import { length, middle, sub } from './vector.ts';

describe('tube', () => {
  it('is not wrung where an upright rod bends level', () => {
    const sides = 14;
    const { vertices } = tube(
      [
        [0, 0, 0],
        [0, 90, 0],
        [4, 132, 0],
        [18, 147, 0],
        [33, 142, 0],
      ],
      0.8,
      { kind: 'metal', color: '#111111' },
      { steps: 24, sides },
    );
    const ring = (at: number) => vertices.slice(at * sides, (at + 1) * sides);
    for (let at = 1; at < vertices.length / sides; at++) {
      const step = length(sub(middle(ring(at)), middle(ring(at - 1))));
      const moved = ring(at).map((vertex, i) => length(sub(vertex, ring(at - 1)[i]!)));
      // Wrung by a quarter turn, every corner would move by more than the rod is thick at its middle.
      expect(Math.max(...moved)).toBeLessThan(Math.hypot(step, 0.5));
    }
  });
});
