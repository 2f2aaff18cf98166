import type { Tile as TileItem } from '@etalage/shop-domain/schema';
import { createTranslate } from '@etalage/texts';
import { TextContext } from '@etalage/ui-kit';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { tileLink } from './tile-link.ts';
import { Tile } from './tile.tsx';

const stool: TileItem = {
  kind: 'category',
  title: 'Stoelen',
  url: '/stoelen',
  link: '',
  main_image: '|/beeld/stoel.jpeg',
  second_image: '',
  price: null,
  sale_price: null,
  is_from_price: false,
  swatches: [],
  before_price_text: '',
  show_price_tax_included: true,
  hide_price: false,
};

afterEach(cleanup);

function show(tile: TileItem) {
  return render(
    <TextContext value={createTranslate()}>
      <Tile tile={tile} liveDomain="www.shop.nl" />
    </TextContext>,
  );
}

describe('tileLink', () => {
  it('CAT-12 prefers link to url', () => {
    expect(tileLink({ link: '/p/a', url: '' }, 'www.shop.nl').href).toBe('/p/a');
    expect(tileLink({ link: '', url: '/p/b' }, 'www.shop.nl').href).toBe('/p/b');
    expect(tileLink({ link: '/link', url: '/url' }, 'www.shop.nl').href).toBe('/link');
  });
});

describe('Tile', () => {
  it('CAT-11 CAT-18 shows a category with image, title and address', () => {
    show(stool);
    expect(screen.getByRole('link', { name: 'Stoelen' })).toHaveProperty('pathname', '/stoelen');
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/beeld/stoel.jpeg');
  });

  it('lets the browser choose the width of a stored picture', () => {
    show({ ...stool, main_image: '/media/a/assets/stoel.jpg' });
    const image = document.querySelector('img');
    expect(image?.srcset).toContain('/media/a/assets/stoel.jpg?w=320 320w');
    expect(image?.sizes).toBe('300px');
    expect([image?.width, image?.height]).toEqual([300, 300]);
  });

  it.each(['/p/stoel', 'https://www.shop.nl/p/1'])('CAT-13 CAT-14 opens %s in the same tab', (url) => {
    show({ ...stool, url });
    const link = screen.getByRole('link');
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([null, null]);
  });

  it('CAT-15 opens an address elsewhere in a new tab with nofollow', () => {
    show({ ...stool, url: 'https://elders.nl/x' });
    const link = screen.getByRole('link');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('nofollow');
  });

  it('shows a sale price after the old one, with text for screen readers, which do not convey the strikethrough', () => {
    show({
      ...stool,
      kind: 'product',
      price: { incl_tax: 12_100, excl_tax: 10_000 },
      sale_price: { incl_tax: 9_680, excl_tax: 8_000 },
    });
    expect(screen.getByRole('link').textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Stoelenvan € 121,00 voor € 96,80',
    );
  });

  it.each([
    ['', false, '€ 121,00'],
    ['', true, 'vanaf € 121,00'],
    ['richtprijs', true, 'richtprijs € 121,00'],
  ] as const)(
    'with the text %j and a from price %s it shows %j',
    (before_price_text, is_from_price, shown) => {
      const price = { incl_tax: 12_100, excl_tax: 10_000 };
      show({ ...stool, kind: 'product', price, before_price_text, is_from_price });
      expect(screen.getByText(/€/).textContent?.replaceAll('\u00a0', ' ')).toBe(shown);
    },
  );

  it('shows four colours as dots and counts the others; their names are for screen readers', () => {
    const names = ['Eiken', 'Essen', 'Noten', 'Zwart', 'Wit'];
    show({ ...stool, swatches: names.map((title) => ({ title, color: '#c9a377' })) });
    expect(document.querySelectorAll('[style*="background-color"]')).toHaveLength(4);
    expect(screen.getByText('+1').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText(/Eiken; Essen; Noten; Zwart; Wit/)).toBeTruthy();
  });

  it('does not load a second picture until it is shown', () => {
    show({ ...stool, second_image: '/media/a/assets/kamer.jpg' });
    const [, second] = document.querySelectorAll('img');
    expect(second?.loading).toBe('lazy');
    expect(second?.srcset).toContain('/media/a/assets/kamer.jpg?w=320 320w');
  });

  it('shows no amount when the price is hidden', () => {
    show({ ...stool, kind: 'product', price: { incl_tax: 12_100, excl_tax: 10_000 }, hide_price: true });
    expect(screen.getByRole('link').textContent).toBe('Stoelen');
  });
});
