import { describe, expect, it } from 'vitest';
import { formatPicture, isOwnPicture, readPicture } from './focal-point.ts';

describe('a stored picture', () => {
  it('keeps its focal point behind its address', () => {
    const stored = formatPicture({ address: '/media/a/stoel.jpg', focus: { x: 30.4, y: 71.6 } });
    expect(stored).toBe('/media/a/stoel.jpg#focus=30,72');
    expect(readPicture(stored)).toEqual({ address: '/media/a/stoel.jpg', focus: { x: 30, y: 72 } });
  });

  it.each([
    ['/media/a/stoel.jpg', '/media/a/stoel.jpg'],
    ['/media/a/stoel.jpg#focus=130,20', '/media/a/stoel.jpg'],
    ['/media/a/stoel.jpg#deel', '/media/a/stoel.jpg#deel'],
    ['', ''],
  ])('of %j has no focal point', (stored, address) => {
    expect(readPicture(stored)).toEqual({ address });
  });
});

describe('isOwnPicture', () => {
  it.each(['/media/a.jpg', 'a.jpg', 'a/b:c.jpg', 'data:image/png;base64,AA', ''])(
    'is true for %j',
    (address) => {
      expect(isOwnPicture(address)).toBe(true);
    },
  );
  it.each([
    'https://elders.example/a.jpg',
    '//elders.example/a.jpg',
    '/\\elders.example/a.jpg',
    ' //x.example/a',
    'ht\ntps://x.example/a',
    'HTTP:x.example/a',
  ])('is false for %j', (address) => {
    expect(isOwnPicture(address)).toBe(false);
  });
});
