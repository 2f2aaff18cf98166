import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderBlock } from '../../testing/render-block.tsx';
import { shownStyle } from '../../testing/shown-style.ts';

afterEach(cleanup);

const pictures = { content_one_image: '/media/a/1.jpg', content_two_image: '/media/a/2.jpg' };
const draw = (type: string, data: Record<string, string> = {}, editable = false) => {
  cleanup();
  const slots = { block1: 'Een', block2: 'Twee', block3: 'Drie' };
  return renderBlock(type, { data: { ...pictures, ...data }, slots, editable });
};

describe('image columns', () => {
  it.each([
    ['columnImageTextTwo', 'repeat(2, minmax(0, 1fr))', 'EenTwee'],
    ['columnImageTextThree', 'repeat(3, minmax(0, 1fr))', 'EenTweeDrie'],
  ])('%s has its columns', (type, columns, texts) => {
    const shown = draw(type);
    expect(shownStyle(shown.querySelector('section > div'), 'grid-template-columns')).toBe(columns);
    expect(shown.textContent).toBe(texts);
    expect(shown.querySelectorAll('img')).toHaveLength(2);
  });

  it('SEC-81 the height of the pictures and the place and alignment of the texts act', () => {
    const read = (data: Record<string, string>) => {
      const shown = draw('columnImageTextTwo', data);
      const text = shown.querySelector('[data-text]');
      return {
        height: shownStyle(shown.querySelector('img'), 'height'),
        place: shownStyle(text, 'justify-content'),
        align: shownStyle(text, 'text-align'),
      };
    };
    expect(read({ image_height: '40' }).height).toBe('160px');
    expect(read({ image_height: '96' }).height).toBe('384px');
    const places = ['left', 'center', 'right'].map(
      (value) => read({ text_horizontal_position: value }).place,
    );
    expect(places).toEqual(['stretch', 'center', 'end']);
    expect(read({ center_text: '1' }).align).toBe('center');
    expect(read({ center_text: '0' }).align).not.toBe('center');
  });

  it('has a placeholder for each missing picture, for its owner only', () => {
    const missing = '[data-picture-placeholder]';
    expect(draw('columnImageTextThree', {}, true).querySelectorAll(missing)).toHaveLength(1);
    expect(draw('columnImageTextThree').querySelectorAll(missing)).toHaveLength(0);
  });
});
