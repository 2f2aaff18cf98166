import { describe, expect, it } from 'vitest';
import { cropProblem, cropRatios, focusInCrop, isCroppable, largestCrop, typedCrop } from './crop.ts';

const size = { width: 1200, height: 800 };
const area = { left: 100, top: 50, width: 600, height: 400 };

describe('cropProblem', () => {
  it.each([
    [area, undefined],
    [{ ...area, left: 600, top: 400 }, undefined],
    [{ ...area, left: 601 }, 'outside'],
    [{ ...area, top: 401 }, 'outside'],
    [{ ...area, left: -1 }, 'outside'],
    [{ ...area, width: 15 }, 'small'],
    [{ ...area, height: 0 }, 'small'],
    [{ left: 0, top: 0, ...size }, 'whole'],
  ] as const)('of %j is %s', (given, problem) => {
    expect(cropProblem(given, size)).toBe(problem);
  });

  it('allows a whole side of a picture that is smaller than the least', () => {
    expect(cropProblem({ left: 0, top: 0, width: 20, height: 4 }, { width: 40, height: 4 })).toBeUndefined();
  });
});

describe('largestCrop', () => {
  it.each([
    ['1:1', { left: 200, top: 0, width: 800, height: 800 }],
    ['4:3', { left: 66, top: 0, width: 1067, height: 800 }],
    ['16:9', { left: 0, top: 62, width: 1200, height: 675 }],
    ['3:2', { left: 0, top: 0, width: 1200, height: 800 }],
    ['free', { left: 120, top: 80, width: 960, height: 640 }],
  ] as const)('of %s is in the middle', (ratio, expected) => {
    expect(largestCrop(size, ratio)).toEqual(expected);
  });

  it('fits in a picture of any size', () => {
    for (const ratio of Object.keys(cropRatios) as (keyof typeof cropRatios)[])
      for (const small of [
        { width: 1, height: 1 },
        { width: 3, height: 500 },
        { width: 500, height: 3 },
      ])
        expect(['whole', 'small', undefined], `${ratio} ${small.width}`).toContain(
          cropProblem(largestCrop(small, ratio), small),
        );
  });
});

describe('typedCrop', () => {
  it('keeps the area within the picture', () => {
    expect(typedCrop(area, { left: 9999 }, size, 'free')).toEqual({ ...area, left: 600 });
    expect(typedCrop(area, { width: 1150 }, size, 'free')).toEqual({ ...area, left: 50, width: 1150 });
    expect(typedCrop(area, { height: 3 }, size, 'free')).toEqual({ ...area, height: 16 });
  });

  it('changes the other side with a proportion', () => {
    expect(typedCrop(area, { width: 320 }, size, '16:9')).toEqual({ ...area, width: 320, height: 180 });
    expect(typedCrop(area, { height: 2000 }, size, '1:1')).toEqual({
      left: 100,
      top: 0,
      width: 800,
      height: 800,
    });
  });
});

it('a focal point stays where it is in the part that is kept, and goes to its edge if it was cut off', () => {
  expect(focusInCrop({ x: 25, y: 25 }, area, size)).toEqual({ x: 33, y: 38 });
  expect(focusInCrop({ x: 90, y: 0 }, area, size)).toEqual({ x: 100, y: 0 });
});

it('pictures of pixels are cropped, drawings and moving ones are not', () => {
  expect(['image/jpeg', 'image/svg+xml', 'image/gif', 'video/mp4'].map(isCroppable)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
