import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { pageOf } from '../../shop/testing/page.fixture.ts';
import { renderBlock } from '../../testing/render-block.tsx';
import { headerLogoMiddle } from './header-logo-middle.schema.ts';

afterEach(cleanup);

describe('headerLogoMiddle', () => {
  it('SEC-24 offers a logo, its two heights and where the logo counts', () => {
    const names = Object.keys(headerLogoMiddle.fields);
    expect(names).toEqual(
      expect.arrayContaining(['logo_image', 'logo_height', 'logo_height_mobile', 'logo_image_local']),
    );
  });

  it('links its logo to the homepage, without a picture that of the website, else its name', () => {
    const site = pageOf().site;
    const logoWith = (data: Record<string, unknown>, logo: string) => {
      const link = renderBlock('headerLogoMiddle', { data, page: { site: { ...site, logo } } }).querySelector(
        'a',
      );
      expect(link?.getAttribute('href')).toBe('/');
      return link?.querySelector('img')?.getAttribute('src') ?? link?.textContent;
    };
    expect(logoWith({ logo_image: '/eigen.svg' }, '/p.svg')).toBe('/eigen.svg');
    expect(logoWith({}, '/p.svg')).toBe('/p.svg');
    expect(logoWith({}, '')).toBe(site.name);
  });
});
