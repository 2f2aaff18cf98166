import { describe, expect, it } from 'vitest';
import { canonicalUrl } from '../seo/canonical-url.ts';
import { pagePath } from './page-path.ts';
import { redirectAddress } from './redirect-address.ts';
import { storedKey } from './stored-key.ts';

const at = (path: string) => new URL(path, 'http://localhost:3000');

describe('storedKey', () => {
  it('shares one page between campaigns', () => {
    expect(storedKey(at('/tafels?utm_source=x'))).toBe('/tafels');
  });

  it.each(['/search?query=x', '/tafels?filters=hout:eiken', '/bestelling?order=os_1', '/tafels?page=2'])(
    'is null for %s, whose content differs each time',
    (path) => {
      expect(storedKey(at(path))).toBeNull();
    },
  );
});

describe('storedKey of an address that is not canonical', () => {
  it.each(['/over/', '//evil.example/', '//evil.example'])('is null for %s', (path) => {
    expect(storedKey(new URL(`http://localhost:3000${path}`))).toBeNull();
  });
});

describe('redirectAddress', () => {
  it.each([
    ['/nieuw', '', '/nieuw'],
    ['/nieuw', '?', '/nieuw'],
    ['/nieuw', '?utm_source=mail', '/nieuw?utm_source=mail'],
    ['/nieuw?kleur=rood', '?utm_source=mail', '/nieuw?kleur=rood&utm_source=mail'],
    ['/nieuw#maten', '?x=1', '/nieuw?x=1#maten'],
    ['https://ander.nl/', '?x=1', 'https://ander.nl/?x=1'],
  ])('of %s for a visit with %j is %s', (location, search, address) => {
    expect(redirectAddress(location, search)).toBe(address);
  });
});

describe('pagePath', () => {
  it.each([
    ['/', '/'],
    ['/over/', '/over'],
    ['/caf%C3%A9', '/café'],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('reads %s as %s', (path, expected) => {
    expect(pagePath(at(path))).toBe(expected);
  });
});

describe('canonicalUrl', () => {
  it('uses the live domain, and this address when there is none', () => {
    expect(canonicalUrl('www.shop.nl', 'https://test.example', '/tafels')).toBe('https://www.shop.nl/tafels');
    expect(canonicalUrl('', 'https://test.example', '/tafels')).toBe('https://test.example/tafels');
    expect(canonicalUrl('www.shop.nl', 'http://localhost:3000', '/')).toBe('http://localhost:3000/');
  });
});
