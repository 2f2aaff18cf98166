import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { blockDefinitions } from '../registry/schema-registry.ts';
import { tileOf } from '../shop/testing/product.fixture.ts';
import { ownFields } from '../testing/own-fields.ts';
import { renderBlock } from '../testing/render-block.tsx';
import { shownStyle } from '../testing/shown-style.ts';

afterEach(cleanup);

describe('content blocks', () => {
  it('BLK-02 renders the HTML of a paragraph', () => {
    expect(renderBlock('paragraph', { data: { text: '<b>Hoi</b>' } }).querySelector('b')?.textContent).toBe(
      'Hoi',
    );
  });

  it('TPL-02 renders the paragraph of a content slot, once', () => {
    const section = renderBlock('sectionContent', { slots: { content: '<p>Hoi</p>' } });
    expect([...section.querySelectorAll('p')].map((p) => p.textContent)).toEqual(['Hoi']);
  });

  it('shows the owner a placeholder for a picture, and visitors nothing', () => {
    for (const type of ['image', 'contentImage']) {
      const placeholder = (editable: boolean) =>
        renderBlock(type, { editable }).querySelector('[data-picture-placeholder]');
      expect(placeholder(true)?.textContent).toBe('Nog geen afbeelding');
      cleanup();
      expect(placeholder(false)).toBeNull();
      cleanup();
    }
  });

  it('BLK-35 drops the leading pipe of a picture and shows its alt', () => {
    const block = renderBlock('image', { data: { url: '|a.jpeg', alt: 'Stoel' } });
    const picture = block.querySelector<HTMLImageElement>('a > img');
    expect([picture?.getAttribute('src'), picture?.alt]).toEqual(['a.jpeg', 'Stoel']);
    // The link to the large one.
    expect(picture?.parentElement?.getAttribute('href')).toBe('a.jpeg');
  });

  it('BLK-36 changes the picture with each of its seven settings', () => {
    const draw = (data: Record<string, string>) => {
      cleanup();
      return renderBlock('image', { data: { url: 'a.jpeg', ...data } });
    };
    const image = (data: Record<string, string>) => draw(data).querySelector('img');
    expect(image({ width: '10' })?.getAttribute('width')).toBe('10');
    expect(image({ height: '12' })?.getAttribute('height')).toBe('12');
    expect(shownStyle(image({ radius: 'full' }), 'border-radius')).toBe('999px');
    expect(image({ border: '2' })?.style.border).toBe('2px solid currentcolor');
    expect(image({ border: '3', border_color: '1,2,3' })?.style.border).toBe('3px solid rgba(1, 2, 3, 1)');
    expect(shownStyle(image({ shadow: 'sm' }), 'box-shadow')).toBe('0 1px 3px rgb(0 0 0 / 0.12)');
    const placed = (align: string) => shownStyle(draw({ align }).querySelector('figure'), 'justify-content');
    expect(['left', 'justify-center', 'justify-end'].map(placed)).toEqual([
      'flex-start',
      'center',
      'flex-end',
    ]);
  });

  it('BLK-37 makes the picture a link when its click opens one', () => {
    const data = { url: 'a.jpeg', click_event: 'link', link: '/x' };
    expect(renderBlock('image', { data }).querySelector('a[href="/x"] > img')).not.toBeNull();
  });

  it('BLK-54 knows the 15 fields of a button and gives it its id', () => {
    expect(ownFields(blockDefinitions.button.fields)).toEqual(
      [
        'type url title target rel align mobile_align image_url alt width height radius default_active_state',
        'click_event_identifier button_div_id',
      ]
        .join(' ')
        .split(' ')
        .sort(),
    );
    expect(
      renderBlock('button', { data: { url: '/x', title: 'Ga', button_div_id: 'b1' } }).querySelector('#b1'),
    ).not.toBeNull();
  });

  it('BLK-48 renders a button with an address as a link', () => {
    const data = { url: '/x', title: 'Ga', target: '_blank', rel: 'nofollow' };
    const link = renderBlock('button', { data }).querySelector('a');
    expect([link?.getAttribute('href'), link?.textContent, link?.target, link?.rel]).toEqual([
      '/x',
      'Ga',
      '_blank',
      'nofollow',
    ]);
  });

  it('BLK-52 shows a picture as the button', () => {
    const data = { url: '/x', image_url: 'a.jpeg', alt: 'Ga', width: '40', height: '30' };
    const image = renderBlock('button', { data }).querySelector('a img');
    expect(['src', 'alt', 'width', 'height'].map((name) => image?.getAttribute(name))).toEqual([
      'a.jpeg',
      'Ga',
      '40',
      '30',
    ]);
  });

  it('BLK-67 renders a tile for each referenced product', () => {
    const products = { a: tileOf({ title: 'A' }), b: tileOf({ title: 'B' }), c: tileOf({ title: 'C' }) };
    const page = { connections: { products } };
    const tiles = (data: Record<string, unknown>) =>
      [...renderBlock('products', { data, page }).querySelectorAll('li')].map((tile) => tile.textContent);
    expect(tiles({ products_mutated: [{ id: 'b' }, { id: 'weg' }, { id: 'a' }, { id: 'c' }] })).toEqual([
      expect.stringContaining('B'),
      expect.stringContaining('A'),
      expect.stringContaining('C'),
    ]);
  });
});
