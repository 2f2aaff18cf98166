import { button } from '@etalage/ui-kit';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { link } from '../../menu/main-menu.css.ts';
import { pageOf } from '../../shop/testing/page.fixture.ts';
import { entryOf, menuOf, subEntryOf } from '../../testing/menu.fixture.ts';
import { renderBlock } from '../../testing/render-block.tsx';
import type { BlockDefinition } from '../../runtime/define-block.ts';
import { blockDefinitions } from '../../registry/schema-registry.ts';
import { headerOne } from './header-one.schema.ts';

afterEach(cleanup);

const { site } = pageOf();
const fieldsOf = (definition: { fields: object; slots: readonly string[] }) => [
  ...Object.keys(definition.fields),
  ...definition.slots,
];
/** The desktop menu of a header with one menu. */
function menuWith(...items: Parameters<typeof menuOf>) {
  const page = { site: { ...site, menus: { hoofd: menuOf(...items) } } };
  const header = renderBlock('headerOne', { data: { main_menu_menu: 'hoofd' }, page });
  return header.querySelector('nav[data-behaviour]') as HTMLElement;
}
const headerWith = (data: Record<string, unknown>, slots?: Record<string, string>) =>
  renderBlock('headerOne', { data, slots });

describe('headerOne', () => {
  it('SEC-10 offers its fields, including the position of the menu', () => {
    expect(fieldsOf(headerOne)).toEqual(
      expect.arrayContaining([
        'fixed_element',
        'logo_image',
        'logo_title',
        'logo_alt',
        'logo_height',
        'logo_height_mobile',
        'logo_custom_class',
        'mobile_showmenudirectly',
        'show_text_header',
        'show_content_next_to_mobile_button',
        'mobile_menulabel',
        'mobile_fullwidth_logo',
        'mobilenumber',
        'mobilenumber_link',
        'mobilenumber_font',
        'whatsappnumber',
        'menu_fontsize',
        'main_menu_menu',
        'block1',
        'mobile_next_to_icon',
        'menu_position',
        'menu_position_mobiel',
      ]),
    );
  });

  it('SEC-11 stores the fixed header as 1 or 0', () => {
    const { codec } = headerOne.fields.fixed_element;
    expect([codec.encode(true), codec.encode(false)]).toEqual(['1', '0']);
  });

  it('SEC-12 SEC-14 has one logo, heights 10 and 6', () => {
    const { logo_image, logo_height, logo_height_mobile } = headerOne.fields;
    expect(logo_image.definition.settings?.maxFiles).toBe(1);
    expect([logo_height.initial, logo_height_mobile.initial]).toEqual(['10', '6']);
    const page = { site: { ...site, logo: '/p.svg' } };
    const shown = (data: Record<string, unknown>) =>
      renderBlock('headerOne', { data, page }).querySelector('img')?.getAttribute('src');
    expect([{}, { logo_image: '' }, { logo_image: '/eigen.svg' }].map(shown)).toEqual([
      '/p.svg',
      '/p.svg',
      '/eigen.svg',
    ]);
  });

  it('SEC-13 SEC-15 gives the logo its title, alt and class, and a link to the homepage', () => {
    expect(headerOne.fields.logo_alt.definition.type).toBe('textarea');
    const words = { logo_title: 'Atelier', logo_alt: 'Ons logo', logo_custom_class: 'groot' };
    const page = { site: { ...site, logo: '/p.svg' } };
    for (const logo_image of ['/logo.svg', '']) {
      const header = renderBlock('headerOne', { data: { ...words, logo_image }, page });
      const image = header.querySelector('img');
      expect(image?.title).toBe('Atelier');
      expect(image?.alt).toBe('Ons logo');
      expect(image?.classList.contains('groot')).toBe(true);
      expect(image?.closest('a')?.getAttribute('href')).toBe('/');
    }
  });

  it('SEC-17 shows block1 when the text is on, not when it is off', () => {
    expect(headerWith({ show_text_header: '1' }, { block1: 'Sinds 1998' }).textContent).toContain(
      'Sinds 1998',
    );
    expect(headerWith({ show_text_header: '0' }, { block1: 'Sinds 1998' }).textContent).not.toContain(
      'Sinds 1998',
    );
  });

  it('SEC-19 SEC-20 shows the number in the primary font and the menu in its size', () => {
    const header = headerWith({ mobilenumber: '06', mobilenumber_font: '1', menu_fontsize: 'text-lg' });
    expect(header.querySelector('a[href="tel:06"]')?.classList.contains('font-primary')).toBe(true);
    expect(header.querySelector('nav[data-behaviour] > ul')?.classList.contains('text-lg')).toBe(true);
  });

  it('NAV-21 shows three entries that link to the homepage until a menu is chosen', () => {
    const links = [...headerWith({}).querySelectorAll('nav[data-behaviour] a')];
    expect(links.map((link) => link.textContent)).toEqual(['Hoofdpagina', 'Over ons', 'Contact']);
    expect(links.every((link) => link.getAttribute('href') === '/')).toBe(true);
  });

  it('does not fix the header in the editor', () => {
    const fixed = (editable: boolean) =>
      renderBlock('headerOne', { data: { fixed_element: '1' }, editable }).querySelector(
        '[data-behaviour="fixed-header"]',
      );
    expect(fixed(true)).toBeNull();
    expect(fixed(false)).not.toBeNull();
  });

  it('NAV-25 NAV-26 points the phone link to its own link, else calls the number', () => {
    const own = headerWith({ mobilenumber: '06 1234', mobilenumber_link: '/bel' });
    expect(own.querySelector('a[href="/bel"]')?.textContent).toContain('06 1234');
    expect(
      headerWith({ mobilenumber: '0612345678' }).querySelector('a[href="tel:0612345678"]'),
    ).not.toBeNull();
  });

  it('NAV-27 NAV-28 NAV-29 opens WhatsApp with the number in a new tab', () => {
    const link = headerWith({ whatsappnumber: '31600000000' }).querySelector<HTMLAnchorElement>(
      'a[target="_blank"]',
    );
    expect(link?.getAttribute('href')).toBe('https://api.whatsapp.com/send?phone=31600000000');
    expect(link?.rel).toBe('noopener noreferrer');
  });
});

it('LAY-03 every header has padding 10 above and below', () => {
  const headers = Object.values<BlockDefinition>(blockDefinitions).filter(
    ({ groups, type }) => groups.includes('template_group_header') && type !== 'headerTopBar',
  );
  expect(
    headers.map(({ type, fields }) => [
      type,
      fields['padding_top']?.initial,
      fields['padding_bottom']?.initial,
    ]),
  ).toEqual(
    ['headerOne', 'headerOneSearch', 'headerOneText', 'doubleMenuHeader', 'headerLogoMiddle'].map((type) => [
      type,
      '10',
      '10',
    ]),
  );
});

describe('menu of headerOne', () => {
  it('NAV-05 NAV-36 renders a default entry as one link, to the homepage when it has none', () => {
    expect(menuWith(entryOf()).querySelector('a')?.outerHTML).toMatch(
      /^<a [^>]*href="\/over"[^>]*>Over<\/a>$/,
    );
    expect(
      menuWith(entryOf({ link: '' }))
        .querySelector('a')
        ?.getAttribute('href'),
    ).toBe('/');
  });

  it('NAV-07 renders a text entry as rich text without a link', () => {
    const text = subEntryOf({ item_type: 'text', text: '<b>Hoi</b>' });
    const panel = menuWith(entryOf({ type: 'submenu_simple', items: [text] })).querySelector('[data-panel]');
    expect(panel?.querySelector('b')?.textContent).toBe('Hoi');
    expect(panel?.querySelector('a')).toBeNull();
  });

  it('NAV-08 renders three levels of links', () => {
    const leaf = { id: 'c', label: 'C', link: '/a/b/c', class: '', item_type: '', text: '' };
    const sub = subEntryOf({ items: [leaf] });
    const menu = menuWith(entryOf({ type: 'submenu_simple', items: [sub] }));
    expect(menu.querySelector('summary')?.textContent).toBe('Over');
    const links = menu.querySelectorAll('[data-panel] a');
    expect([...links].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['A', '/a'],
      ['C', '/a/b/c'],
    ]);
  });

  it('gives the submenus of a menu one name, so that the browser keeps one open', () => {
    const submenu = (label: string) => entryOf({ label, type: 'submenu_simple', items: [subEntryOf()] });
    const names = [...menuWith(submenu('1'), submenu('2')).querySelectorAll('details')].map((one) =>
      one.getAttribute('name'),
    );
    expect(new Set(names).size).toBe(1);
    expect(names[0]).toBeTruthy();
  });

  it('NAV-32 gives a primary and a secondary entry the style of a button', () => {
    const classOf = (type: string) =>
      menuWith(entryOf({ style: { type, icon: '', text_color: '' } })).querySelector('a')?.className;
    expect(classOf('primary')).toBe(button.primary);
    expect(classOf('secondary')).toBe(button.secondary);
    expect(classOf('')).toBe(link);
  });

  it('NAV-33 NAV-34 NAV-39 shows the icon, colour and class of an entry', () => {
    const style = { type: '', icon: 'home', text_color: 'primary-500' };
    for (const type of ['default', 'submenu_simple'] as const) {
      const entry = entryOf({ type, class: 'promo', style, items: [subEntryOf()] });
      const page = { site: { ...site, menus: { hoofd: menuOf(entry) } } };
      const header = renderBlock('headerOne', { data: { main_menu_menu: 'hoofd' }, page });
      // Once in the menu of a wide screen, once in that of a small one.
      const shown = [...header.querySelectorAll<HTMLElement>('nav .promo')];
      expect(shown.map((one) => one.querySelectorAll('[data-icon="home"]').length)).toEqual([1, 1]);
      expect(shown.map((one) => one.style.color)).toEqual(shown.map(() => 'var(--color-primary-500)'));
    }
    expect(menuWith(entryOf()).querySelector('svg')).toBeNull();
  });

  it('marks the entry of the current path and no other', () => {
    const page = {
      path: '/contact',
      site: { ...site, menus: { hoofd: menuOf(entryOf(), entryOf({ label: 'Contact', link: '/contact' })) } },
    };
    const header = renderBlock('headerOne', { data: { main_menu_menu: 'hoofd' }, page });
    const current = header.querySelectorAll('nav[data-behaviour] a[aria-current="page"]');
    expect([...current].map((link) => link.textContent)).toEqual(['Contact']);
  });
});
