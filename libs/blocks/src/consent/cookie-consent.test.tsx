import { cleanup, render } from '@testing-library/react';
import type { CookieEntry, CookieSettings } from '@etalage/site-model';
import { afterEach, describe, expect, it } from 'vitest';
import { OnPage } from '../shop/testing/on-page.tsx';
import { pageOf } from '../shop/testing/page.fixture.ts';
import { CookieConsent, CookiePreferencesLink } from './cookie-consent.tsx';
import { shownStyle } from '../testing/shown-style.ts';

afterEach(cleanup);

const entry = (id: string, more: Partial<CookieEntry> = {}): CookieEntry => ({
  id,
  purpose: 'statistics',
  name: 'Bezoek tellen',
  description: 'Telt hoeveel mensen een pagina lezen.',
  initialState: false,
  cookies: ['_tel', '_tel_id'],
  scripts: ['https://tel.example/s.js'],
  code: '',
  hosts: [],
  ...more,
});

const page = (settings: Partial<CookieSettings>) => {
  const { site } = pageOf();
  return { site: { ...site, cookies: { ...site.cookies, ...settings } } };
};
const draw = (settings: Partial<CookieSettings>, texts = {}, runsScripts = true) =>
  render(
    <OnPage page={page(settings)} texts={texts}>
      <CookieConsent runsScripts={runsScripts} />
      <CookiePreferencesLink />
    </OnPage>,
  ).container;

/** Colours of a website, by their names. */
const palette = { 'primary-700': 'navy', white: 'snow', light: 'ivory', dark: 'black' };

describe('cookie consent', () => {
  it('COOK-06 an entry shows its name, its description and the names of its cookies', () => {
    const item = draw({ list: [entry('tel')] }).querySelector('li');
    expect(item?.querySelector('label')?.textContent).toBe('Bezoek tellen');
    expect([...(item?.querySelectorAll('p') ?? [])].map((one) => one.textContent)).toEqual([
      'Telt hoeveel mensen een pagina lezen.',
      'Cookies: _tel, _tel_id',
    ]);
  });

  it('COOK-07 the bar shows the own texts, position and colours of the website', () => {
    const settings = { list: [entry('tel')], colors: { ground: 'primary-700', button: 'light' } };
    const texts = { cookie_accept_all: 'Prima', cookie_bar_heading: 'Koekje?' };
    const barAt = (position: CookieSettings['position']) => {
      cleanup();
      return draw({ ...settings, position }, texts).querySelector('[data-consent-bar]');
    };
    const bar = barAt('bottom');
    expect(bar?.querySelector('p')?.textContent).toBe('Koekje?');
    expect(bar?.querySelector('button')?.textContent).toBe('Prima');
    const root = document.documentElement.style;
    for (const [name, color] of Object.entries(palette)) root.setProperty(`--color-${name}`, color);
    const coloursOf = (element: Element | null | undefined) =>
      ['background-color', 'color'].map((property) => shownStyle(element, property));
    expect(coloursOf(bar)).toEqual(['navy', 'snow']);
    for (const button of bar?.querySelectorAll('button') ?? [])
      expect(coloursOf(button)).toEqual(['ivory', 'black']);
    for (const name of Object.keys(palette)) root.removeProperty(`--color-${name}`);
    /** Top, right, bottom and left, and what a card adds to its right, bottom and left. */
    const placeOf = (position: CookieSettings['position']) =>
      ['inset', 'right', 'bottom', 'left'].map((side) => shownStyle(barAt(position), side)).join(' / ');
    expect(placeOf('bottom')).toBe('auto 0 0 /  /  / ');
    expect(placeOf('top')).toBe('0 0 auto /  /  / ');
    expect(placeOf('bottom_left')).toBe('auto 0 0 / auto / 24px / 24px');
    expect(placeOf('bottom_right')).toBe('auto 0 0 / 24px / 24px / auto');
  });

  it('shows nothing where every entry is necessary', () => {
    expect(draw({ list: [entry('nodig', { purpose: 'necessary' })] }).innerHTML).toBe('');
  });

  it('names no script on a page where none may run', () => {
    expect(draw({ list: [entry('tel')] }).innerHTML).toContain('https://tel.example/s.js');
    cleanup();
    expect(draw({ list: [entry('tel')] }, {}, false).innerHTML).not.toContain('tel.example');
  });
});
