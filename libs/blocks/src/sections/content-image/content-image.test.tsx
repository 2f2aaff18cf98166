import type { Fields } from '@etalage/form-engine/schema';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { blockDefinitions } from '../../registry/schema-registry.ts';
import { renderBlock } from '../../testing/render-block.tsx';
import { shownStyle } from '../../testing/shown-style.ts';
import { contentImage } from './content-image.schema.ts';

afterEach(cleanup);

interface Parts {
  image: HTMLImageElement | null;
  content: HTMLElement;
  columns: HTMLElement | null;
}

/** What each setting acts on. */
const reads = {
  image_height: ({ image }: Parts) => shownStyle(image, 'height'),
  image_vertical_position: ({ image }: Parts) => image?.style.objectPosition,
  image_hotizontal_position: ({ image }: Parts) => image?.style.objectPosition,
  text_vertical_position: ({ columns }: Parts) => shownStyle(columns, 'align-items'),
  text_horizontal_position: ({ content }: Parts) => shownStyle(content, 'justify-items'),
  image_shadow: ({ image }: Parts) => shownStyle(image, 'box-shadow'),
  section_content_bg_color: ({ content }: Parts) => content.style.backgroundColor,
  alignment: ({ content }: Parts) => content.style.textAlign,
  font_size: ({ columns }: Parts) => shownStyle(columns, 'font-size'),
};
const settings: [keyof typeof reads, string, string][] = [
  ['image_height', '40', '160px'],
  ['image_height', '64', '256px'],
  ['image_vertical_position', 'top', 'center top'],
  ['image_vertical_position', 'bottom', 'center bottom'],
  ['image_hotizontal_position', 'left', 'left center'],
  ['image_hotizontal_position', 'right', 'right center'],
  ['text_vertical_position', 'items-center', 'center'],
  ['text_vertical_position', 'items-end', 'end'],
  ['text_horizontal_position', 'center', 'center'],
  ['text_horizontal_position', 'right', 'end'],
  ['image_shadow', 'sm', '0 1px 3px rgb(0 0 0 / 0.12)'],
  ['image_shadow', 'lg', '0 16px 36px -14px rgb(0 0 0 / 0.28)'],
  ['section_content_bg_color', '1, 2, 3, 1', 'rgba(1, 2, 3, 1)'],
  ['section_content_bg_color', 'primary-500', 'var(--color-primary-500)'],
  ['alignment', 'center', 'center'],
  ['alignment', 'right', 'right'],
  ['font_size', 'text-sm', '15px'],
  ['font_size', 'text-xl', '22px'],
];

describe('contentImage', () => {
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

  it('SEC-06 reads a switch in every template and block as on for 1 and true only', () => {
    const shown = (stored: unknown) => {
      cleanup();
      const data = { active_content: stored };
      return renderBlock('contentImage', { data, slots: { content: 'Boven' } }).textContent;
    };
    const on = ['1', 1, true];
    const off = ['0', 0, false, '', 'true', 'on', 2];
    expect([on.map(shown), off.map(shown)]).toEqual([on.map(() => 'Boven'), off.map(() => '')]);
    const switches = Object.values(blockDefinitions).flatMap(({ type, fields }) =>
      Object.entries(fields as Fields)
        .filter(([, { definition }]) => definition.type === 'boolean')
        .map(([key, { codec }]) => [`${type}.${key}`, codec] as const),
    );
    expect(switches.length).toBeGreaterThan(15);
    for (const [name, codec] of switches) {
      const read = (stored: unknown) => codec.parse(stored);
      expect([on.map(read), off.map(read)], name).toEqual([on.map(() => true), off.map(() => false)]);
    }
  });

  const partsOf = (data: Record<string, string>): Parts => {
    cleanup();
    const filled = { content_image: '/media/tafel.jpeg', ...data };
    const section = renderBlock('contentImage', { data: filled, slots: { content: 'Boven' } });
    const image = section.querySelector<HTMLImageElement>('img');
    const content = image?.previousElementSibling as HTMLElement;
    return { image, content, columns: content.parentElement };
  };

  it('SEC-78 each of the nine settings gives two values as their names say', () => {
    for (const [setting, value, expected] of settings) {
      expect(reads[setting](partsOf({ [setting]: value })), `${setting} ${value}`).toBe(expected);
    }
    expect(Object.keys(reads)).toHaveLength(9);
  });

  it('shows the picture first when the columns are reversed', () => {
    const orderOf = (reverse_columns: string) => shownStyle(partsOf({ reverse_columns }).image, 'order');
    expect([orderOf('0'), orderOf('1')]).toEqual(['', '-1']);
  });
});
