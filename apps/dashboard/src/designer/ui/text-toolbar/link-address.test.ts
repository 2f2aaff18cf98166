import { describe, expect, it } from 'vitest';
import { linkAddress } from './link-address.ts';
import { linkOf, textKindOf } from './text-attributes.ts';

describe('linkAddress', () => {
  it.each([
    ['/contact', '/contact'],
    ['#onder', '#onder'],
    [' https://voorbeeld.nl/a?b=1 ', 'https://voorbeeld.nl/a?b=1'],
    ['voorbeeld.nl', 'https://voorbeeld.nl'],
    ['www.voorbeeld.nl/pad', 'https://www.voorbeeld.nl/pad'],
    ['naam@voorbeeld.nl', 'mailto:naam@voorbeeld.nl'],
    ['mailto:naam@voorbeeld.nl', 'mailto:naam@voorbeeld.nl'],
    ['tel:030 123 45 67', 'tel:0301234567'],
  ])('takes %s', (typed, href) => expect(linkAddress(typed)).toEqual({ href }));

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    '//elders.nl',
    '/\\elders.nl',
    'geen adres',
  ])('refuses %s', (typed) => expect(linkAddress(typed)).toEqual({ refused: 'invalid' }));

  it('asks for an address when there is none', () => {
    expect(linkAddress('  ')).toEqual({ refused: 'empty' });
  });
});

describe('attributes of the cursor', () => {
  it.each([
    [{ heading: 2 }, '2'],
    [{ heading: 0 }, 'paragraph'],
    [{ heading: { level: 3 } }, '3'],
    [{}, 'paragraph'],
  ])('reads %j as kind %s', (attributes, kind) => expect(textKindOf(attributes)).toBe(kind));

  it('reads a link as an address or with its target', () => {
    expect(linkOf({ link: '/a' })).toEqual({ href: '/a', newTab: false });
    expect(linkOf({ link: { href: '/a', target: '_blank' } })).toEqual({ href: '/a', newTab: true });
    expect(linkOf({ link: null })).toEqual({ href: '', newTab: false });
  });
});
