import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderBlock } from '../../testing/render-block.tsx';
import { contentImage } from './content-image.schema.ts';

afterEach(cleanup);

describe('contentImage', () => {
  it('SEC-01 keeps the shared fields under their stored names, including the misspelt one', () => {
    const names = [...Object.keys(contentImage.fields), ...contentImage.slots];
    const shared =
      'content content_image image_height image_vertical_position image_hotizontal_position text_vertical_position ' +
      'text_horizontal_position reverse_columns image_shadow logo_title logo_alt section_min_height ' +
      'section_content_bg_color section_bg_color section_text_color padding_top padding_bottom alignment font_size ' +
      'active_content active_content_bottom content_bottom';
    for (const name of shared.split(' ')) expect(names).toContain(name);
  });

  it('LAY-10 SEC-77 defaults to image height 96 and text at the top', () => {
    expect(contentImage.fields.image_height.initial).toBe('96');
    expect(contentImage.fields.text_vertical_position.initial).toBe('items-start');
  });

  it('SEC-05 shows each content when its own switch is on', () => {
    const shown = (data: Record<string, string>) =>
      renderBlock('contentImage', { data, slots: { content: 'Boven', content_bottom: 'Onder' } }).textContent;
    expect(shown({ active_content: '1', active_content_bottom: '0' })).toBe('Boven');
    expect(shown({ active_content: '0', active_content_bottom: '1' })).toBe('Onder');
  });

  it.each([
    ['1', 'Boven'],
    [1, 'Boven'],
    [true, 'Boven'],
    ['0', ''],
    ['', ''],
  ])('SEC-06 reads the switch %o', (stored, text) => {
    const container = renderBlock('contentImage', {
      data: { active_content: stored },
      slots: { content: 'Boven' },
    });
    expect(container.textContent).toBe(text);
  });
});
