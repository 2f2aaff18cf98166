import { describe, expect, it } from 'vitest';
import { edgeSpeed } from './edge-speed.ts';

describe('edgeSpeed', () => {
  const box = { top: 100, bottom: 740 };

  it.each([
    ['stands still in the middle', 400, 0],
    ['stands still where the zones begin', 172, 0],
    ['goes up at half speed half way into the zone', 136, -450],
    ['goes up at full speed at the edge', 100, -900],
    ['goes down at half speed half way into the zone', 704, 450],
    ['is no faster beyond the edge', 900, 900],
  ])('%s', (_name, y, speed) => {
    expect(edgeSpeed(y, box)).toBeCloseTo(speed);
  });

  it('does not scroll in half of a low canvas', () => {
    expect(edgeSpeed(50, { top: 0, bottom: 100 })).toBe(0);
    expect(edgeSpeed(10, { top: 0, bottom: 100 })).toBeLessThan(0);
  });
});
