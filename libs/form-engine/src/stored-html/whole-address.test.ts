import { describe, expect, it } from 'vitest';
import { isLinkAddress } from './link-attributes.ts';
import { wholeAddress } from './whole-address.ts';

describe('wholeAddress', () => {
  it.each([
    ['/contact', '/contact'],
    ['#onder', '#onder'],
    [' https://voorbeeld.nl/a?b=1 ', 'https://voorbeeld.nl/a?b=1'],
    ['voorbeeld.nl', 'https://voorbeeld.nl'],
    ['www.voorbeeld.nl/pad', 'https://www.voorbeeld.nl/pad'],
    ['naam@voorbeeld.nl', 'mailto:naam@voorbeeld.nl'],
    ['mailto:naam@voorbeeld.nl', 'mailto:naam@voorbeeld.nl'],
    ['tel:030 123 45 67', 'tel:0301234567'],
  ])('%s means %s, which a link may have', (typed, meant) => {
    expect(wholeAddress(typed)).toBe(meant);
    expect(isLinkAddress(meant)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    '//elders.nl',
    'geen adres',
    '',
  ])('%s stays what it is, which no link may have', (typed) => {
    expect(wholeAddress(typed)).toBe(typed);
    expect(isLinkAddress(typed)).toBe(false);
  });
});
