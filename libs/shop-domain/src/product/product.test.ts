import { describe, expect, it } from 'vitest';
import { imagesOf } from './images-of.ts';
import { linkOf, linkTarget } from './link-target.ts';

describe('imagesOf', () => {
  it('PROD-02 drops a leading pipe', () => {
    expect(imagesOf('|a.jpeg')).toEqual(['a.jpeg']);
    expect(imagesOf('a.jpeg|b.jpeg')).toEqual(['a.jpeg', 'b.jpeg']);
  });

  it('PROD-03 splits on pipes; an empty field gives no images', () => {
    expect(imagesOf('a.jpeg|b.jpeg| c.jpeg |')).toEqual(['a.jpeg', 'b.jpeg', 'c.jpeg']);
    expect(imagesOf('')).toEqual([]);
    expect(imagesOf('||')).toEqual([]);
  });
});

describe('linkOf', () => {
  it('CAT-12 CAT-20 is the link, else the url', () => {
    expect(linkOf({ link: '/a', url: '/b' })).toBe('/a');
    expect(linkOf({ link: ' ', url: '/b' })).toBe('/b');
    expect(linkOf({ link: '/a' })).toBe('/a');
    expect(linkOf({})).toBe('');
  });
});

describe('linkTarget', () => {
  const target = (url: string) => linkTarget(url, 'www.shop.nl');
  const sameTab = { isExternal: false, target: undefined, rel: undefined };

  it.each(['/p/stoel', '#maten', '?kleur=rood', 'stoel', ''])('CAT-13 opens %j in the same tab', (href) => {
    expect(target(href)).toEqual({ href, ...sameTab });
  });

  it.each([
    'https://www.shop.nl/p/1',
    'http://shop.nl',
    'HTTPS://WWW.SHOP.NL:443/',
    '//www.shop.nl/p',
    'https://a:b@www.shop.nl/',
  ])('CAT-14 opens %j on the live domain in the same tab', (href) => {
    expect(target(href)).toEqual({ href, ...sameTab });
  });

  it.each([
    'https://elders.nl/x',
    '//elders.nl',
    '/\\elders.nl',
    '\\\\elders.nl',
    'https://www.shop.nl.elders.nl',
    'https://www.shop.nl@elders.nl',
    'https://sub.shop.nl',
    'https:/elders.nl',
  ])('CAT-15 opens %j in a new tab with nofollow', (href) => {
    expect(target(href)).toEqual({
      href,
      isExternal: true,
      target: '_blank',
      rel: 'nofollow noopener noreferrer',
    });
  });

  it('parses an address as a browser does', () => {
    expect(target(' /\t/elders.nl ')).toMatchObject({ href: '//elders.nl', isExternal: true });
  });

  it.each(['mailto:a@b.nl', 'tel:+31201234567'])('leaves %j to the device', (href) => {
    expect(target(href)).toEqual({ href, ...sameTab });
  });

  it.each([
    'javascript:alert(1)',
    'JaVa\nScRiPt:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
  ])('returns no address for %j', (url) => {
    expect(target(url).href).toBe('');
  });
});
