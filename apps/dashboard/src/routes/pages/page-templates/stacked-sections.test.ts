import { describe, expect, it } from 'vitest';
import { stackedSections } from './stacked-sections.ts';

const bar = (y: number, height: number) => ({ ink: 'text', x: 6, y, width: 84, height }) as const;

describe('the sections of a small drawing', () => {
  it('stand below each other without overlapping, whatever room their own drawings have', () => {
    const [first, second, third] = stackedSections([[bar(20, 10)], [bar(40, 5), bar(50, 5)]]);
    expect(first).toEqual({ ...bar(11, 6) });
    expect(second!.y).toBeGreaterThan(first!.y + first!.height);
    expect(third!.y - second!.y).toBe(6);
  });

  it('leave no gap for a block that is not known', () => {
    expect(stackedSections([[], [bar(20, 10)]])).toEqual(stackedSections([[bar(20, 10)]]));
  });
});
