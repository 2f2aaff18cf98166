import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderBlock } from '../../testing/render-block.tsx';
import { crumb } from './breadcrumbs-one.css.ts';

afterEach(cleanup);

describe('breadcrumbsOne', () => {
  it('SEC-67 SEC-68 shows the page title as an h1 of size text-3xl, or its fallback', () => {
    const title = renderBlock('breadcrumbsOne', { page: { postTitle: 'Over' } }).querySelector('h1');
    expect(title?.textContent).toBe('Over');
    expect(title?.classList.contains('text-3xl')).toBe(true);
    expect(renderBlock('breadcrumbsOne').querySelector('h1')?.textContent).toBe('De pagina titel');
  });

  it('SEC-69 falls back to Home and Over mij, with a separator between them', () => {
    const crumbs = [...renderBlock('breadcrumbsOne').querySelectorAll('li')];
    expect(crumbs.map(({ textContent }) => textContent)).toEqual(['Home', 'Over mij']);
    expect(crumbs.map(({ className }) => className)).toEqual([crumb, crumb]);
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules] as CSSStyleRule[]);
    const between = rules.find(({ selectorText }) => selectorText === `.${crumb} + .${crumb}::before`);
    expect(between?.style.borderTopWidth).toBe('1.5px');
  });

  it('SEC-70 links the ancestors, and shows the page itself as plain text', () => {
    const breadcrumbs = [
      { title: 'Home', url: '/', active: false },
      { title: 'Over', url: '/over', active: true },
    ];
    const bar = renderBlock('breadcrumbsOne', { page: { breadcrumbs } }).querySelector('ol');
    expect(bar?.querySelectorAll('a')).toHaveLength(1);
    expect(bar?.querySelector('a')?.getAttribute('href')).toBe('/');
    expect(bar?.querySelector('[aria-current="page"]')?.textContent).toBe('Over');
  });
});
