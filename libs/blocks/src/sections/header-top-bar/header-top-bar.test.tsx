import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { pageOf } from '../../shop/testing/page.fixture.ts';
import { entryOf, menuOf, subEntryOf } from '../../testing/menu.fixture.ts';
import { renderBlock } from '../../testing/render-block.tsx';
import { headerTopBar } from './header-top-bar.schema.ts';

afterEach(cleanup);

const menus = {
  top: menuOf(entryOf(), entryOf({ label: 'Meubels', type: 'submenu_simple', items: [subEntryOf()] })),
};
const linksOf = (data: Record<string, unknown>) =>
  [
    ...renderBlock('headerTopBar', { data, page: { site: { ...pageOf().site, menus } } }).querySelectorAll(
      'a',
    ),
  ].map((link) => [link.textContent, link.getAttribute('href')]);

describe('headerTopBar', () => {
  it('NAV-51 shows only the plain entries of its menu', () => {
    expect(linksOf({ header_top_menu_menu: 'top' })).toEqual([['Over', '/over']]);
  });

  it('NAV-53 shows "Inloggen" and "Contact" until a menu is chosen', () => {
    const placeholder = [
      ['Inloggen', '/'],
      ['Contact', '/'],
    ];
    expect(linksOf({})).toEqual(placeholder);
    expect(linksOf({ header_top_menu_menu: 'constructor' })).toEqual(placeholder);
  });

  it('SEC-71 LAY-14 offers a menu and the colour of its border, and has padding 0', () => {
    const { header_top_menu_menu, section_border_color, padding_top, padding_bottom } = headerTopBar.fields;
    expect(header_top_menu_menu.definition.type).toBe('menu');
    expect(section_border_color.definition.type).toBe('dashboard_color_palette');
    expect([padding_top.initial, padding_bottom.initial]).toEqual(['0', '0']);
    const border = (data: Record<string, unknown>) =>
      renderBlock('headerTopBar', { data }).querySelector<HTMLElement>('[style*="border"]')?.style
        .borderBottomColor;
    expect(border({})).toBe('var(--color-gray-300)');
    expect(border({ section_border_color: 'primary-500' })).toBe('var(--color-primary-500)');
    expect(border({ section_border_color: '' })).toBeUndefined();
  });
});
