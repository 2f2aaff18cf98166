import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CookieEntry, CookieSettings } from '@etalage/site-model';
import { afterEach, describe, expect, it } from 'vitest';
import { OnPage } from '../shop/testing/on-page.tsx';
import { pageOf } from '../shop/testing/page.fixture.ts';
import { CookieConsent, CookiePreferencesLink } from './cookie-consent.tsx';
import * as styles from './consent-bar.css.ts';

afterEach(cleanup);

const entry = (id: string, more: Partial<CookieEntry> = {}): CookieEntry => ({
  id,
  purpose: 'statistics',
  name: 'Bezoek tellen',
  description: 'Telt hoeveel mensen een pagina lezen.',
  initialState: false,
  cookies: ['_tel', '_tel_id'],
  scripts: ['https://tel.example/s.js'],
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
    const settings = {
      list: [entry('tel')],
      position: 'bottom_left' as const,
      colors: { ground: 'primary-700', button: 'light' },
    };
    const texts = { cookie_accept_all: 'Prima', cookie_bar_heading: 'Koekje?' };
    const container = draw(settings, texts);
    const bar = container.querySelector('[data-consent-bar]');
    expect(bar?.className).toBe(styles.positions.bottom_left);
    expect(bar?.querySelector('p')?.textContent).toBe('Koekje?');
    expect(bar?.querySelector('button')?.textContent).toBe('Prima');
    const html = renderToStaticMarkup(
      <OnPage page={page(settings)}>
        <CookieConsent runsScripts />
      </OnPage>,
    );
    const set = (variable: string) => variable.slice('var('.length, -1);
    expect(html).toContain(`${set(styles.vars.ground)}:var(--color-primary-700)`);
    expect(html).toContain(`${set(styles.vars.text)}:var(--color-white)`);
    expect(html).toContain(`${set(styles.vars.button)}:var(--color-light)`);
    expect(html).toContain(`${set(styles.vars.buttonText)}:var(--color-dark)`);
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
