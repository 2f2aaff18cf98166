import { describe, expect, it } from 'vitest';
import { isSearchPath, shopPaths } from './page-paths.ts';

const settings = (webshop: Record<string, string>) => ({ modules: { webshop } });

describe('shopPaths', () => {
  it('ROUTE-02 ROUTE-05 ROUTE-07 uses the fallbacks without settings', () => {
    const fallbacks = { cart: '/winkelwagen', checkout: '/afrekenen', thankyou: '/bestelling' };
    expect(shopPaths({})).toEqual(fallbacks);
    expect(shopPaths(settings({ shoppingcart_page: '', checkout_page: ' ', thankyou_page: '/' }))).toEqual(
      fallbacks,
    );
  });

  it('ROUTE-01 ROUTE-03 uses modules.webshop.shoppingcart_page', () => {
    expect(shopPaths(settings({ shoppingcart_page: '/mandje' })).cart).toBe('/mandje');
  });

  it('ROUTE-04 ROUTE-07 uses modules.webshop.checkout_page and thankyou_page', () => {
    const paths = shopPaths(settings({ checkout_page: 'kassa/', thankyou_page: '/nl/bedankt' }));
    expect(paths).toMatchObject({ checkout: '/kassa', thankyou: '/nl/bedankt' });
  });

  it.each(['https://elders.nl', '//elders.nl:80', '/\\elders.nl', '/a?b', 'een pad'])(
    'does not leave the site for %j',
    (typed) => {
      expect(shopPaths(settings({ shoppingcart_page: typed })).cart).toBe('/winkelwagen');
    },
  );
});

describe('isSearchPath', () => {
  it.each(['/search', '/nl/search/x', '/search?query=stoel'])('ROUTE-08 recognises %s', (path) => {
    expect(isSearchPath(path)).toBe(true);
  });

  it.each(['/zoeken', '/', '/research', '/p/stoel?next=/search'])(
    'ROUTE-08 does not recognise %s',
    (path) => {
      expect(isSearchPath(path)).toBe(false);
    },
  );
});
