import { describe, expect, it } from 'vitest';
import { addressesInHtml } from './addresses-in-html.ts';

describe('addressesInHtml', () => {
  it('finds the addresses of links and pictures, and those that a picture links to', () => {
    const html =
      '<p>Zie <a target="_blank" href="/over-ons?a=1&amp;b=2">ons</a> en <a href="mailto:a@b.nl">mail</a></p>' +
      '<img data-src="/media/w/a.jpg" image-link-url="/contact" src="/media/w/b.jpg" />';
    expect(addressesInHtml(html)).toEqual([
      '/over-ons?a=1&b=2',
      'mailto:a@b.nl',
      '/media/w/a.jpg',
      '/contact',
      '/media/w/b.jpg',
    ]);
  });

  it('finds nothing in text that looks like a link, and in other elements', () => {
    const html =
      '<p title="/a">Typ href="/weg" of &lt;a href="/weg"&gt;</p><a>x</a><address src="/weg"></address>';
    expect(addressesInHtml(html)).toEqual([]);
  });

  it('takes linear time for tags that are never closed', () => {
    // Quadratic time would be far above the timeout.
    const html = `${'<a '.repeat(200_000)}<a href="/contact">`;
    expect(addressesInHtml(html)).toEqual(['/contact']);
  });
});
