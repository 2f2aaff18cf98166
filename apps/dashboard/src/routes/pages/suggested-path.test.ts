import { describe, expect, it } from 'vitest';
import { suggestedPath, withLeadingSlash } from './suggested-path.ts';

describe('suggestedPath', () => {
  it.each([
    ['Over ons', '/over-ons'],
    ['  Over ons & café!  ', '/over-ons-cafe'],
    ['Straße', '/strasse'],
    ['100% wol', '/100-wol'],
    ['--', ''],
    ['日本', ''],
    ['', ''],
  ])('makes %j the address %j', (title, path) => {
    expect(suggestedPath(title, [])).toBe(path);
  });

  it('numbers an address that is taken', () => {
    expect(suggestedPath('Over ons', ['/over-ons'])).toBe('/over-ons-2');
    expect(suggestedPath('Over ons', ['/over-ons', '/over-ons-2'])).toBe('/over-ons-3');
  });

  it('cuts a long title without a hyphen at the end', () => {
    const path = suggestedPath(`${'a'.repeat(79)} en meer`, []);
    expect(path).toBe(`/${'a'.repeat(79)}`);
  });
});

describe('withLeadingSlash', () => {
  it.each([
    ['over-ons', '/over-ons'],
    [' /over-ons ', '/over-ons'],
    ['', ''],
  ])('reads %j as %j', (typed, path) => {
    expect(withLeadingSlash(typed)).toBe(path);
  });
});
