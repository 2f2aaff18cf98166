import { contrastOf } from '@etalage/site-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graysBetween, shadesOf, tinted } from './palette-of-seeds.ts';

const hexColor = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

describe('the palette of a seed', () => {
  it('white letters are readable on 500 and 700, dark ones on 100 and 300, whatever the seed', () => {
    fc.assert(
      fc.property(hexColor, (seed) => {
        const shades = shadesOf(seed)!;
        for (const color of Object.values(shades)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
        expect(contrastOf(shades['500'], '#ffffff')).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(shades['700'], '#ffffff')).toBeGreaterThanOrEqual(4.5);
        const { light, dark } = tinted(seed)!;
        expect(contrastOf(shades['100'], dark)).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(light, dark)).toBeGreaterThanOrEqual(7);
        expect(contrastOf(shades['500'], light)).toBeGreaterThanOrEqual(4.5);
        const grays = graysBetween(light, dark);
        expect(contrastOf(grays['500'], light)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('keeps a seed that is dark enough, as 500', () => {
    expect(shadesOf('#1f5f4f')?.['500']).toBe('#1f5f4f');
  });

  it('is none of a text that is no colour', () => {
    expect(shadesOf('groen')).toBeUndefined();
    expect(tinted('')).toBeUndefined();
  });
});
