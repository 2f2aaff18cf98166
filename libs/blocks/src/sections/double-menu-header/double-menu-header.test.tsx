import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderBlock } from '../../testing/render-block.tsx';
import { doubleMenuHeaderFixture } from './double-menu-header.fixture.ts';
import { doubleMenuHeader } from './double-menu-header.schema.ts';

afterEach(cleanup);

const { page } = doubleMenuHeaderFixture;
const headerWith = (data: Record<string, unknown>) => renderBlock('doubleMenuHeader', { data, page });
/** The menus of a wide screen: their names, and the texts of their entries. */
const desktopMenus = (header: HTMLElement) =>
  [...header.querySelectorAll('nav[data-behaviour]')].map((nav) => [
    nav.getAttribute('aria-label'),
    [...nav.querySelectorAll(':scope > ul > li > a, summary')].map(({ textContent }) => textContent),
  ]);

describe('doubleMenuHeader', () => {
  it('SEC-22 offers its 14 fields, the last three of type menu', () => {
    const names = [
      'facebook_link',
      'linkedin_link',
      'youtube_link',
      'logo_image',
      'logo_height',
      'logo_height_mobile',
      'mobilenumber',
      'mobilenumber_link',
      'whatsappnumber',
      'login',
      'login_link',
      'main_menu',
      'secondary_menu',
      'third_menu',
    ] as const;
    const types = names.map((name) => doubleMenuHeader.fields[name].definition.type);
    expect(types.slice(0, 11)).not.toContain('menu');
    expect(types.slice(11)).toEqual(['menu', 'menu', 'menu']);
    const { logo_image, logo_height, logo_height_mobile } = doubleMenuHeader.fields;
    expect(logo_image.definition.settings?.maxFiles).toBe(1);
    expect([logo_height.initial, logo_height_mobile.initial]).toEqual(['10', '6']);
  });

  it('SEC-23 shows the login button with its label and target, and none without a label', () => {
    const links = (data: Record<string, unknown>) =>
      [...headerWith(data).querySelectorAll('a')]
        .filter(({ textContent }) => textContent === 'Mijn account')
        .map((link) => link.getAttribute('href'));
    // In the bar of a small screen, in that of a wide one, and in the menu of a small screen.
    expect(links({ login: 'Mijn account', login_link: '/login' })).toEqual(['/login', '/login', '/login']);
    expect(headerWith({ login: '', login_link: '/login' }).querySelector('a[href="/login"]')).toBeNull();
  });

  it('NAV-31 links to WhatsApp with the number, in a new tab', () => {
    const links = headerWith({ whatsappnumber: '31600000000' }).querySelectorAll('a[target="_blank"]');
    expect([...links].map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual(
      Array.from({ length: 2 }, () => [
        'https://api.whatsapp.com/send?phone=31600000000',
        'noopener noreferrer',
      ]),
    );
  });

  it('shows its three menus under their names, and all of them in the menu of a small screen', () => {
    const header = headerWith(doubleMenuHeaderFixture.data);
    expect(desktopMenus(header)).toEqual([
      ['Hoofdmenu', ['Over', 'Meubels']],
      ['Zakelijk', ['Zakelijk', 'Meubels']],
      ['Service', ['Service']],
    ]);
    const small = [...header.querySelectorAll('[data-behaviour="mobile-menu"] nav')];
    expect(small.map((nav) => nav.getAttribute('aria-label'))).toEqual(['Hoofdmenu', 'Zakelijk', 'Service']);
  });

  it('shows the placeholder as its main menu, and no second bar, until menus are chosen', () => {
    for (const data of [{}, { main_menu: 'weg', secondary_menu: 'constructor', third_menu: 'weg' }]) {
      expect(desktopMenus(headerWith(data))).toEqual([['Hoofdmenu', ['Hoofdpagina', 'Over ons', 'Contact']]]);
    }
  });

  it('shows the owner where a social link is missing, and visitors only those that are filled in', () => {
    const icons = (editable: boolean) => {
      const data = { linkedin_link: 'https://www.linkedin.com/company/x' };
      const header = renderBlock('doubleMenuHeader', { data, page, editable });
      return [...header.querySelector('header ul[aria-label="Volg ons"]')!.querySelectorAll('svg')].map(
        (icon) => icon.getAttribute('data-icon'),
      );
    };
    expect(icons(false)).toEqual(['linkedin']);
    expect(icons(true)).toEqual(['facebook', 'linkedin', 'youtube']);
  });
});
