import { describe, expect, it } from 'vitest';
import { pictureSources, pictureWidths } from './picture-variants.ts';

describe('pictureSources', () => {
  it('offers a stored picture at every width, smallest first', () => {
    const { src, srcSet, sizes } = pictureSources('/media/a/assets/stoel.jpg', '50vw');
    expect(src).toBe('/media/a/assets/stoel.jpg?w=960');
    expect(srcSet?.split(', ')).toHaveLength(pictureWidths.length);
    expect(srcSet?.startsWith('/media/a/assets/stoel.jpg?w=320 320w, ')).toBe(true);
    expect(sizes).toBe('50vw');
  });

  it.each([
    '/media/a/demo/logo.svg',
    'https://elders.example/stoel.jpg',
    '/media/a/demo/stoel.jpg?2',
    '/img/stoel.jpg',
    '',
  ])('shows %j without variants', (url) => {
    expect(pictureSources(url, '50vw')).toEqual({ src: url });
  });
});
