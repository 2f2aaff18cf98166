import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderBlock } from '../../testing/render-block.tsx';
import { shownStyle } from '../../testing/shown-style.ts';
import { imageCollage } from './image-collage.schema.ts';

afterEach(cleanup);

const texts = { text_one: 'Een', text_two: 'Twee', text_three: 'Drie' };
const draw = (images: number, editable = false) => {
  cleanup();
  const names = Array.from({ length: images }, (_, index) => `/media/a/${index + 1}.jpg`);
  return renderBlock('imageCollage', { data: { ...texts, images_image: names.join('|') }, editable });
};

describe('imageCollage', () => {
  it('SEC-74 takes three pictures, and shows them with their texts', () => {
    expect(imageCollage.fields.images_image.definition.settings).toMatchObject({ maxFiles: 3 });
    const shown = draw(3);
    const figures = [...shown.querySelectorAll('figure')].map((figure) => [
      figure.querySelector('img')?.getAttribute('src')?.split('?')[0],
      figure.textContent,
    ]);
    expect(figures).toEqual([
      ['/media/a/1.jpg', 'Een'],
      ['/media/a/2.jpg', 'Twee'],
      ['/media/a/3.jpg', 'Drie'],
    ]);
    const collage = shown.querySelector('[data-pictures="3"]');
    expect(shownStyle(collage, 'grid-template-columns')).toBe('minmax(0, 2fr) minmax(0, 1fr)');
    expect(shownStyle(collage?.firstElementChild, 'grid-row')).toBe('span 2');
  });

  it('shows fewer pictures larger, no more than three, and the places of missing ones to its owner', () => {
    expect(draw(1).querySelectorAll('figure')).toHaveLength(1);
    expect(draw(5).querySelectorAll('figure')).toHaveLength(3);
    expect(draw(0).innerHTML).toBe('');
    expect(draw(1, true).querySelectorAll('[data-picture-placeholder]')).toHaveLength(2);
  });
});
