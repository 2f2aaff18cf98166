import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { blockDefinitions } from '../../registry/schema-registry.ts';
import { renderRegistry } from '../../registry/render-registry.ts';
import { BlockTree } from '../../runtime/block-tree.tsx';
import { OnPage } from '../../shop/testing/on-page.tsx';
import { renderBlock } from '../../testing/render-block.tsx';
import { shownStyle } from '../../testing/shown-style.ts';
import { render } from '@testing-library/react';

afterEach(cleanup);

const logo_image = 'a.jpeg|b.jpeg|c.jpeg';
const slider = (data: Record<string, string> = {}, editable = false) => {
  cleanup();
  return renderBlock('logosSlider', { data: { logo_image, ...data }, editable });
};
const image = (data: Record<string, string>) => slider(data).querySelector('img')!;

describe('logos', () => {
  it('SEC-38 renders a row of at most 40 logos, 40 high and centred when it is on', () => {
    const { fields } = blockDefinitions.logosOne;
    expect(fields.logo_image.definition.settings?.maxFiles).toBe(40);
    expect(
      ['centered', 'logo_height', 'logo_image', 'logo_image_local'].filter((key) => !(key in fields)),
    ).toEqual([]);
    const row = (data: object) => renderBlock('logosOne', { data: { logo_image, ...data } });
    const logos = [...row({}).querySelectorAll('img')];
    expect(logos.map((logo) => [logo.getAttribute('height'), logo.style.height])).toEqual(
      Array.from({ length: 3 }, () => ['40', '40px']),
    );
    const placed = (centered: string) => {
      cleanup();
      return shownStyle(row({ centered }).querySelector('ul'), 'justify-content');
    };
    expect([placed('1'), placed('0')]).toEqual(['center', '']);
  });

  it('names each logo for screen readers, in order', () => {
    const logos = renderBlock('logosOne', { data: { logo_image, logo_alt: 'Vaart, Stroom' } });
    expect([...logos.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['Vaart', 'Stroom', '']);
  });
});

describe('logosSlider', () => {
  it('SEC-39 offers twelve fields, with at most 40 files', () => {
    const names = [
      'centered autoplay_speed images_height images_width images_radius images_border images_border_color',
      'images_shadow per_slide mobile_per_slide grayscale logo_image',
    ];
    const { fields } = blockDefinitions.logosSlider;
    expect(
      names
        .join(' ')
        .split(' ')
        .filter((name) => !(name in fields)),
    ).toEqual([]);
    expect(fields.logo_image.definition.settings?.maxFiles).toBe(40);
    expect(fields.images_border_color.definition.type).toBe('dashboard_color_palette');
    expect(fields.autoplay_speed.definition.type).toBe('text');
  });

  it('SEC-40 shows the pictures in grey', () => {
    expect(shownStyle(image({ grayscale: '1' }), 'filter')).toBe('grayscale(1)');
    expect(shownStyle(image({ grayscale: '0' }), 'filter')).toBe('');
  });

  it('SEC-42 moves every 1500 ms unless it states a time', () => {
    const speed = (data: Record<string, string>) =>
      slider(data).querySelector('[data-autoplay]')?.getAttribute('data-autoplay');
    expect([speed({}), speed({ autoplay_speed: '2000' })]).toEqual(['1500', '2000']);
  });

  it('SEC-45 shows its owner 8 empty slides, and visitors nothing', () => {
    const empty = (editable: boolean) => slider({ logo_image: '' }, editable);
    expect(empty(true).querySelectorAll('[data-slide] > [data-empty-slide]')).toHaveLength(8);
    expect(empty(true).querySelectorAll('[data-slide]')).toHaveLength(8);
    expect(empty(false).innerHTML).toBe('');
  });

  it('SEC-46 starts again once when a setting changes, and once more when a file was uploaded', () => {
    const scrollTo = vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => undefined);
    const shown = (data: object) => (
      <OnPage>
        <BlockTree
          document={{
            version: 1,
            root: ['own'],
            blocks: {
              own: { id: 'own', type: 'logosSlider', version: 1, data: { logo_image, ...data }, slots: {} },
            },
          }}
          registry={renderRegistry}
          editable
        />
      </OnPage>
    );
    const { rerender } = render(shown({}));
    expect(scrollTo).toHaveBeenCalledTimes(1);
    rerender(shown({ images_height: '60' }));
    expect(scrollTo).toHaveBeenCalledTimes(2);
    rerender(shown({ images_height: '60' }));
    expect(scrollTo).toHaveBeenCalledTimes(2);
    document.dispatchEvent(new Event('file_uploaded'));
    expect(scrollTo).toHaveBeenCalledTimes(3);
    cleanup();
    document.dispatchEvent(new Event('file_uploaded'));
    expect(scrollTo).toHaveBeenCalledTimes(3);
    scrollTo.mockRestore();
  });

  it('SEC-80 gives each of eight settings two values as their names say', () => {
    const paddingOf = (data: Record<string, string>) =>
      slider(data).querySelector<HTMLElement>('[role="group"]')!.style.getPropertyValue('--carousel-padding');
    const border = (images_border: string) => ({ images_border });
    const cases: [string, string | undefined, string][] = [
      ['images_height 30', image({ images_height: '30' }).style.height, '30px'],
      ['images_height 80', image({ images_height: '80' }).style.height, '80px'],
      ['images_width 120', image({ images_width: '120' }).style.width, '120px'],
      ['images_width 200', image({ images_width: '200' }).style.width, '200px'],
      ['images_radius none', shownStyle(image({ images_radius: 'none' }), 'border-radius'), ''],
      ['images_radius full', shownStyle(image({ images_radius: 'full' }), 'border-radius'), '999px'],
      ['images_border 1', image(border('1')).style.border, '1px solid currentcolor'],
      ['images_border 4', image(border('4')).style.border, '4px solid currentcolor'],
      [
        'border_color',
        image({ ...border('1'), images_border_color: '1,2,3' }).style.borderColor,
        'rgba(1, 2, 3, 1)',
      ],
      [
        'border_color',
        image({ ...border('1'), images_border_color: '4,5,6' }).style.borderColor,
        'rgba(4, 5, 6, 1)',
      ],
      [
        'images_shadow sm',
        shownStyle(image({ images_shadow: 'sm' }), 'box-shadow'),
        '0 1px 3px rgb(0 0 0 / 0.12)',
      ],
      [
        'images_shadow lg',
        shownStyle(image({ images_shadow: 'lg' }), 'box-shadow'),
        '0 16px 36px -14px rgb(0 0 0 / 0.28)',
      ],
      ['centered on', paddingOf({ centered: '1' }), '15%'],
      ['centered off', paddingOf({ centered: '0' }), '0px'],
      ['grayscale on', shownStyle(image({ grayscale: '1' }), 'filter'), 'grayscale(1)'],
      ['grayscale off', shownStyle(image({ grayscale: '0' }), 'filter'), ''],
    ];
    for (const [setting, value, expected] of cases) expect([setting, value]).toEqual([setting, expected]);
  });
});
