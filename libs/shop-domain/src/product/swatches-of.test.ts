import { describe, expect, it } from 'vitest';
import { make } from '../price-with-options/product.fixture.ts';
import { swatchesOf } from './swatches-of.ts';

const titlesOf = (...options: Parameters<typeof swatchesOf>[0]) =>
  swatchesOf(options).map(({ title }) => title);

describe('swatchesOf', () => {
  it('shows the woods of a list in its own order, in different colours', () => {
    const swatches = swatchesOf([make.select('hout', { Noten: 220, Eiken: 0 })]);
    expect(swatches.map(({ title }) => title)).toEqual(['Noten', 'Eiken']);
    expect(new Set(swatches.map(({ color }) => color)).size).toBe(2);
    for (const { color } of swatches) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('recognises a colour among other words, and the last one of two known words', () => {
    const [black, bare] = swatchesOf([
      make.select('kleur', { 'Essen, zwart gebeitst': 0, 'Essen, naturel': 0 }),
    ]);
    expect([black?.color, bare?.color]).toEqual(['#26231f', '#d8c3a0']);
  });

  it('skips lists of other things and choices without a known colour', () => {
    const size = make.select('maat', { Klein: 0, Groot: 5 });
    const cloth = make.select('stof', { Mosgroen: 0, Regenboog: 0, Linnen: 0 });
    expect(titlesOf(size, make.checkbox('olie', 45), cloth)).toEqual(['Mosgroen', 'Linnen']);
  });

  it('returns none when there is nothing to choose from', () => {
    expect(titlesOf(make.select('hout', { Eiken: 0, Onbekend: 0 }))).toEqual([]);
  });
});
