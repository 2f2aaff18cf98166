import { cleanup } from '@testing-library/react';
import { type Menu, readMenuItems } from '@etalage/site-model';
import { afterEach, describe, expect, it } from 'vitest';
import { pageOf } from '../shop/testing/page.fixture.ts';
import { renderBlock } from '../testing/render-block.tsx';

afterEach(cleanup);

/** Three levels in the shape of older data, and a second menu. */
const menus = {
  a: {
    id: 'a',
    title: 'Meubels',
    items: readMenuItems([
      {
        label: 'Wonen',
        link: '/wonen',
        type: 'submenu_simple',
        childrens: [{ label: 'Tafels', link: '/tafels', childrens: [{ label: 'Duin', link: '/duin' }] }],
      },
      { label: 'Over', link: '/over' },
    ]),
  },
  b: { id: 'b', title: 'Service', items: readMenuItems([{ label: 'Levering', link: '/levering' }]) },
};
const shown = (type: string, data: Record<string, unknown>, all: Record<string, Menu> = menus) =>
  renderBlock(type, { data, page: { site: { ...pageOf().site, menus: all } } }).querySelector('nav')!;

describe.each(['menu', 'MenusOne'])('%s', (type) => {
  it('shows the chosen menu under its name, in three levels', () => {
    for (const direction of ['horizontal', 'vertical']) {
      const nav = shown(type, { menu: 'a', direction });
      expect(nav.getAttribute('aria-label')).toBe('Meubels');
      expect([...nav.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
        '/tafels',
        '/duin',
        '/over',
      ]);
      expect(nav.querySelector('details > summary')?.textContent).toBe('Wonen');
      cleanup();
    }
  });

  it('opens submenus on hover only where nothing moves by it', () => {
    expect(shown(type, { menu: 'a' }).getAttribute('data-behaviour')).toBe('main-menu');
    expect(shown(type, { menu: 'a', direction: 'vertical' }).hasAttribute('data-behaviour')).toBe(false);
  });

  it('shows the placeholder until a menu is chosen', () => {
    for (const menu of ['', 'weg', '__proto__']) {
      expect(shown(type, { menu }).textContent).toBe('HoofdpaginaOver onsContact');
      cleanup();
    }
  });
});

it.each(['items', 'childrens'])(
  'NAV-40 what is stored in %s is shown in every header as the second and the third level',
  (below) => {
    const third = { label: 'Duin', link: '/duin' };
    const second = { label: 'Tafels', link: '/tafels', [below]: [third] };
    const first = { label: 'Wonen', link: '/wonen', type: 'submenu_simple', [below]: [second] };
    const own = { c: { id: 'c', title: 'Meubels', items: readMenuItems([first]) } };
    for (const [header, field] of [
      ['headerOne', 'main_menu_menu'],
      ['headerOneText', 'main_menu_menu'],
      ['headerOneSearch', 'main_menu_menu'],
      ['doubleMenuHeader', 'main_menu'],
    ] as const) {
      const nav = shown(header, { [field]: 'c' }, own);
      const textsAt = (selector: string) =>
        [...nav.querySelectorAll(selector)].map(({ textContent }) => textContent);
      expect([header, textsAt('details > summary')]).toEqual([header, ['Wonen']]);
      expect([header, textsAt('details a')]).toEqual([header, ['Tafels', 'Duin']]);
      expect([header, textsAt('details li li a')]).toEqual([header, ['Duin']]);
      cleanup();
    }
  },
);
