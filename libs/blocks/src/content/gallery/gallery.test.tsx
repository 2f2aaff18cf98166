import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { blockDefinitions, type BlockType } from '../../registry/schema-registry.ts';
import { renderBlock } from '../../testing/render-block.tsx';
import { shownStyle } from '../../testing/shown-style.ts';
import { gallery } from './gallery.schema.ts';

afterEach(cleanup);

const shown = (data: Record<string, string> = {}) => {
  cleanup();
  const block = renderBlock('gallery', { data: { images: 'a.jpeg|b.jpeg', ...data } });
  return {
    images: [...block.querySelectorAll<HTMLImageElement>('li img')],
    list: block.querySelector('ul')!,
  };
};
/** The variables of a list: columns, on a tablet, on a phone, gap, ... */
const variables = ({ style }: HTMLElement) =>
  Array.from({ length: style.length }, (_, at) => style.getPropertyValue(style.item(at)));

describe('gallery', () => {
  it('BLK-33 renders without data, and without items', () => {
    for (const type of [
      'gallery',
      'grid',
      'slider',
      'products',
      'productcategories',
      'addtocart',
      'masonryGallery',
      'logosSlider',
    ] as BlockType[]) {
      const block = renderBlock(type, { data: {} });
      // At most an empty frame: visitors see no places of pictures either.
      expect([type, [...block.children].map((frame) => frame.innerHTML).join()]).toEqual([type, '']);
      expect([type, block.textContent]).toEqual([type, '']);
      cleanup();
    }
  });

  it('BLK-40 ignores empty entries', () => {
    const { images } = shown({ images: '|a.jpeg||b.jpeg' });
    expect(images.map((image) => image.getAttribute('src'))).toEqual(['a.jpeg', 'b.jpeg']);
  });

  it('BLK-41 BLK-42 has 3 columns and a gap of 4 steps unless they are set', () => {
    expect(variables(shown().list).slice(0, 4)).toEqual(['3', '3', '2', '1rem']);
    expect(variables(shown({ columns: '5', column_spacing: '8' }).list).slice(0, 4)).toEqual([
      '5',
      '3',
      '2',
      '2rem',
    ]);
    expect(shownStyle(shown({ columns: '5' }).list, 'grid-template-columns')).toContain('repeat(5,');
    expect(shownStyle(shown().list, 'gap')).toBe('1rem');
    expect([gallery.fields.columns.initial, gallery.fields.column_spacing.initial]).toEqual(['3', '4']);
  });

  it('BLK-43 shows pictures of 300 by 300 unless a size is set', () => {
    const sizeOf = (data: Record<string, string>) =>
      shown(data).images.map((image) => [image.getAttribute('width'), image.getAttribute('height')]);
    expect(sizeOf({})).toEqual([
      ['300', '300'],
      ['300', '300'],
    ]);
    expect(sizeOf({ width: '400', height: '200' })[0]).toEqual(['400', '200']);
    expect(shown({ width: '400', height: '200' }).images[0]!.style.aspectRatio).toBe('400 / 200');
  });

  it('BLK-45 gives every picture its radius, border, shadow and text', () => {
    const each = (data: Record<string, string>, read: (image: HTMLImageElement) => string) => {
      const values = shown(data).images.map(read);
      expect(values).toHaveLength(2);
      expect(new Set(values).size).toBe(1);
      return values[0];
    };
    expect(each({ radius: 'full' }, (image) => shownStyle(image, 'border-radius'))).toBe('999px');
    expect(each({ border: '2' }, ({ style }) => style.border)).toBe('2px solid currentcolor');
    expect(each({ shadow: 'sm' }, (image) => shownStyle(image, 'box-shadow'))).toBe(
      '0 1px 3px rgb(0 0 0 / 0.12)',
    );
    expect(each({ alt: 'Stoel' }, ({ alt }) => alt)).toBe('Stoel');
  });

  it('BLK-46 turns numbers of a border into a colour', () => {
    const borderOf = (border_color: string) => shown({ border: '3', border_color }).images[0]!.style.border;
    expect(borderOf('1,2,3')).toBe('3px solid rgba(1, 2, 3, 1)');
    expect(borderOf('1,2,3,0.5')).toBe('3px solid rgba(1, 2, 3, 0.5)');
  });

  it('shows the owner places for pictures, and no links', () => {
    expect(renderBlock('gallery', { editable: true }).textContent).toBe('Nog geen afbeelding');
    cleanup();
    const data = { images: 'a.jpeg' };
    expect(renderBlock('gallery', { data, editable: true }).querySelector('a, dialog')).toBeNull();
  });
});

const many = (count: number) => Array.from({ length: count }, (_, at) => `/media/${at}.jpeg`).join('|');
const sections = {
  masonryGallery: 10,
  blockGalleryThree: 40,
  blockGalleryFour: 40,
  blockGalleryFive: 40,
} as const;

describe('gallery sections', () => {
  it('GAL-01 GAL-05 take 10 pictures as masonry and 40 in columns, and show them', () => {
    for (const [type, most] of Object.entries(sections)) {
      const { logo_image } = blockDefinitions[type as keyof typeof sections].fields;
      expect([type, logo_image.definition.settings?.maxFiles]).toEqual([type, most]);
      const pictures = renderBlock(type, { data: { logo_image: many(most) } }).querySelectorAll('li img');
      expect([type, pictures.length]).toEqual([type, most]);
      cleanup();
    }
  });

  it('SEC-72 offers five fields, and covers a percentage of the window', () => {
    for (const type of Object.keys(sections) as (keyof typeof sections)[]) {
      const { fields, slots } = blockDefinitions[type];
      for (const field of ['height_coverage', 'logo_image', 'active_content', 'logo_height'])
        expect([type, field, field in fields]).toEqual([type, field, true]);
      expect(slots).toEqual(['content']);
      const data = { logo_image: many(4), height_coverage: '60' };
      const list = renderBlock(type, { data }).querySelector<HTMLElement>('ul')!;
      // The window of the test is 900 px high.
      expect([type, shownStyle(list, 'min-height')]).toEqual([type, '540px']);
      expect(variables(list)).toContain('60vh');
      cleanup();
    }
  });

  it('shows the content above the pictures when its switch is on', () => {
    const shownWith = (active_content: string) => {
      cleanup();
      return renderBlock('masonryGallery', { data: { active_content }, slots: { content: 'Boven' } })
        .textContent;
    };
    expect([shownWith('1'), shownWith('0')]).toEqual(['Boven', '']);
  });

  it('LAY-11 have a height of 40, as rows of logos, and padding of 20', () => {
    for (const type of Object.keys(sections) as (keyof typeof sections)[]) {
      const { logo_height, padding_top, padding_bottom } = blockDefinitions[type].fields;
      expect([logo_height.initial, padding_top.initial, padding_bottom.initial]).toEqual(['40', '20', '20']);
      const list = renderBlock(type, { data: { logo_image: many(4) } }).querySelector<HTMLElement>('ul')!;
      expect(variables(list)).toContain('10rem');
      cleanup();
    }
    const { logosOne, logosSlider } = blockDefinitions;
    expect([logosOne.fields.logo_height.initial, logosSlider.fields.images_height.initial]).toEqual([
      '40',
      '40',
    ]);
  });

  it('is nothing on the live site without pictures and content', () => {
    for (const type of Object.keys(sections)) expect(renderBlock(type).innerHTML).toBe('');
  });
});
