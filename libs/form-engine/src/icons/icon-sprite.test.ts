import material from '@iconify-json/ic/icons.json' with { type: 'json' };
import metadata from '@iconify-json/ic/metadata.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { chosenIcons } from './chosen-icons.ts';
import { iconSet } from './icon-set.ts';
import { iconOf, iconsOf, spriteOf } from './icon-sprite.ts';
import sprite from './material-icons.svg?raw';

describe('the sprite of icons', () => {
  it('ICON-03 ICON-04 contains at least 600 names, each an icon of the Material set', () => {
    const names = [...iconSet.keys()];
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(600);
    const strange = names.filter((name) => !(`baseline-${name.replaceAll('_', '-')}` in material.icons));
    expect(strange).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['home', 'shopping_cart', 'local_shipping', 'mail']));
  });

  it('ICON-04 equals what is written from the installed package of Material icons', () => {
    const chosen = chosenIcons({ icons: material.icons, categories: metadata.categories });
    // A failed comparison would print these long strings completely.
    expect(spriteOf(chosen) === sprite).toBe(true);
  });

  it('returns one icon without reading the others, and undefined for an unknown name', () => {
    expect(iconOf(sprite, 'shopping_cart')).toEqual(iconSet.get('shopping_cart'));
    expect(iconOf(sprite, 'shopping')).toBeUndefined();
    expect(iconOf(sprite, '" onload="alert(1)')).toBeUndefined();
  });

  it('reads back what it writes', () => {
    const icons = new Map([
      ['een', ['M1 1h2', 'M3 3h1']],
      ['twee_drie', ['M2 2z']],
    ]);
    expect(iconsOf(spriteOf(icons))).toEqual(icons);
  });
});
