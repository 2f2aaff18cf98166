import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { blockDefinitions } from '../registry/schema-registry.ts';
import { renderBlock } from '../testing/render-block.tsx';
import { pixels, shownStyle } from '../testing/shown-style.ts';

afterEach(cleanup);

const sectionWith = (data: Record<string, unknown>) =>
  renderBlock('sectionContentSpecialOne', { data }).querySelector('section') as HTMLElement;
const paddingOf = (type: 'sectionContentSpecialOne' | 'PageNotFound' | 'sectionContent') => {
  const { padding_top, padding_bottom } = blockDefinitions[type].fields;
  return [padding_top.initial, padding_bottom.initial];
};

describe('sections', () => {
  it.each([
    ['padding_top', '5', { 'padding-top': 20, 'padding-bottom': 56 }],
    ['padding_bottom', '3', { 'padding-top': 56, 'padding-bottom': 12 }],
  ])('SEC-03 gives %s %s as a distance in quarters of a rem', (setting, stored, expected) => {
    const section = sectionWith({ [setting]: stored });
    const lengths = Object.keys(expected).map((side) => [side, pixels(shownStyle(section, side))]);
    expect(Object.fromEntries(lengths)).toEqual(expected);
  });

  it('SEC-03 colours the ground and the text, and places the background picture', () => {
    const { style } = sectionWith({ section_bg_color: '10, 20, 30, 1', section_text_color: 'white' });
    expect([style.backgroundColor, style.color]).toEqual(['rgba(10, 20, 30, 1)', 'var(--color-white)']);
    const image = { background_image: '/media/x.jpeg' };
    const backdrop = (data: object) => {
      const { objectFit, objectPosition } = sectionWith({ ...image, ...data }).querySelector('img')!.style;
      return [objectFit, objectPosition];
    };
    expect(backdrop({})).toEqual(['cover', 'center']);
    expect(backdrop({ section_bg_image_size: 'contain' })).toEqual(['contain', 'center']);
    expect(backdrop({ section_bg_image_size: 'auto', section_bg_image_align: 'top' })).toEqual([
      'none',
      'top',
    ]);
  });

  it('offers a background picture in every size, loaded eagerly where it opens the page and lazily elsewhere', () => {
    const pictures = ['sectionContentSpecialOne', 'sectionContent'] as const;
    const [banner, scene] = pictures.map((type) =>
      renderBlock(type, { data: { background_image: '/media/a/kamer.jpg' } }).querySelector('img'),
    );
    for (const picture of [banner, scene]) {
      expect(picture?.srcset).toContain('/media/a/kamer.jpg?w=480 480w');
      expect([picture?.sizes, picture?.alt]).toEqual(['100vw', '']);
    }
    expect([banner?.loading, scene?.loading]).toEqual(['auto', 'lazy']);
  });

  it('STY-19 writes a palette name as the theme colour and numbers as rgba', () => {
    expect(sectionWith({ section_bg_color: 'primary-500' }).style.backgroundColor).toBe(
      'var(--color-primary-500)',
    );
    expect(sectionWith({ section_bg_color: '10, 20, 30, 0.5' }).style.backgroundColor).toBe(
      'rgba(10, 20, 30, 0.5)',
    );
  });

  it('LAY-05 NF-03 defaults to 14 for banners, 20 for text, 10 for the not-found page', () => {
    expect(paddingOf('sectionContentSpecialOne')).toEqual(['14', '14']);
    expect(paddingOf('sectionContent')).toEqual(['20', '20']);
    expect(paddingOf('PageNotFound')).toEqual(['10', '10']);
  });

  it('SEC-51 shows a banner button with its title and link only when it is on', () => {
    const filled = { button_title: 'Bekijk', button_link: '/tafels' };
    expect(sectionWith({ ...filled, button: '1' }).querySelector('a[href="/tafels"]')?.textContent).toBe(
      'Bekijk',
    );
    expect(sectionWith({ ...filled, button: '0' }).querySelector('a')).toBeNull();
  });

  it('shows in Dutch that the page was not found', () => {
    const text = renderBlock('PageNotFound').textContent;
    expect(text).toContain('Pagina niet gevonden');
    expect(text).toContain('Deze pagina is niet gevonden.');
  });

  it('asks for a password without showing it', () => {
    expect(renderBlock('passwordLogin').querySelector('input[name="password"]')?.getAttribute('type')).toBe(
      'password',
    );
  });
});
