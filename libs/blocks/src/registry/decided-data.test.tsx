import { cleanup } from '@testing-library/react';
import { readMenuItems } from '@etalage/site-model';
import { afterEach, expect, it } from 'vitest';
import { align } from '../menu/placed-menu.css.ts';
import { pageOf } from '../shop/testing/page.fixture.ts';
import { optionOf, productOf } from '../shop/testing/product.fixture.ts';
import { renderBlock } from '../testing/render-block.tsx';
import { shownStyle } from '../testing/shown-style.ts';

afterEach(cleanup);

const menus = {
  b: { id: 'b', title: 'Service', items: readMenuItems([{ label: 'Levering', link: '/levering' }]) },
};
const menuWith = (data: Record<string, unknown>) => {
  const page = { site: { ...pageOf().site, menus } };
  return renderBlock('menu', { data: { menu: 'b', ...data }, page }).querySelector('nav')!;
};

const options = [optionOf({ layout: 'checkbox', title: 'Afgeronde hoeken' })];
const own = productOf({ title: 'Van de pagina', options });
const other = productOf({ id: 'ander', title: 'Gekozen', options: [], before_price_text: 'vanaf' });
const panelWith = (data: Record<string, unknown>) => {
  const page = { product: own, inStock: true, connections: { wholeProducts: { ander: other } } };
  const text = renderBlock('addtocart', { data, page }).textContent;
  cleanup();
  return text;
};

it('BLK-65 a menu shows the menu that it names, in its direction and at its side; a product panel its product, price, options and label', () => {
  for (const side of ['left', 'center', 'right'] as const) {
    const nav = menuWith({ align: side });
    expect(nav.textContent).toBe('Levering');
    expect(nav.parentElement?.className.split(' ')).toEqual(expect.arrayContaining(align[side].split(' ')));
    cleanup();
  }
  const displays = ['horizontal', 'vertical'].map((direction) => {
    const list = menuWith({ direction }).querySelector('ul') as HTMLElement;
    const display = shownStyle(list, 'display');
    cleanup();
    return display;
  });
  // Beside each other, and below each other.
  expect(displays).toEqual(['flex', 'grid']);

  expect(panelWith({})).toContain('Afgeronde hoeken');
  expect(panelWith({})).toContain('€');
  expect(panelWith({})).toContain('In winkelwagen');
  expect(panelWith({ product: 'ander' })).toContain('vanaf');
  expect(panelWith({ product: 'ander' })).not.toContain('Afgeronde hoeken');
  expect(panelWith({ show_price: '0' })).not.toContain('€');
  expect(panelWith({ show_options: '0' })).not.toContain('Afgeronde hoeken');
  expect(panelWith({ label: 'Bestel nu' })).toContain('Bestel nu');
});
