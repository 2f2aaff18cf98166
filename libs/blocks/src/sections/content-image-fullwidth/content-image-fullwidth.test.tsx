import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderBlock } from '../../testing/render-block.tsx';
import { shownStyle } from '../../testing/shown-style.ts';

afterEach(cleanup);

const draw = (data: Record<string, string> = {}, editable = false) => {
  cleanup();
  return renderBlock('contentImageFullwidth', { data, slots: { content: 'Welkom' }, editable });
};
const picture = { content_image: '/media/a/kamer.jpg', logo_alt: 'Kamer', logo_title: 'Onze kamer' };

describe('contentImageFullwidth', () => {
  it('shows its picture behind the content, with its text, title and place', () => {
    const image = draw(picture).querySelector('img');
    expect([image?.alt, image?.title]).toEqual(['Kamer', 'Onze kamer']);
    expect([shownStyle(image, 'position'), shownStyle(image, 'width')]).toEqual(['absolute', '100%']);
  });

  it('places and colours its card as set, with text that is readable on it', () => {
    const stageOf = (data: Record<string, string>) =>
      draw({ ...picture, ...data }).querySelector<HTMLElement>('[data-stage]');
    const stage = stageOf({
      text_horizontal_position: 'right',
      text_vertical_position: 'items-end',
      section_content_bg_color: 'primary-700',
      alignment: 'center',
      font_size: 'text-sm',
    });
    expect([shownStyle(stage, 'justify-items'), shownStyle(stage, 'align-items')]).toEqual(['end', 'end']);
    const card = stage?.firstElementChild as HTMLElement;
    expect([card.style.backgroundColor, card.style.color]).toEqual([
      'var(--color-primary-700)',
      'var(--color-white)',
    ]);
    expect([shownStyle(card, 'text-align'), shownStyle(card, 'font-size')]).toEqual(['center', '15px']);
    expect(stageOf({ active_content: '0' })?.textContent).toBe('');
  });

  it('without a picture shows visitors the content without a card, and its owner a placeholder', () => {
    const plain = draw();
    expect(plain.querySelector('img, [data-over], [data-picture-placeholder]')).toBeNull();
    expect(plain.textContent).toBe('Welkom');
    expect(draw({}, true).querySelector('[data-picture-placeholder]')).toBeTruthy();
  });
});
