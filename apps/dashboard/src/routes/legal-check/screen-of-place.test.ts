import { legalPlace } from '@etalage/shop-domain/schema';
import { expect, it } from 'vitest';
import { rolesOf } from '../../shell/navigation.ts';
import { screenOfPlace } from './screen-of-place.ts';

it.each([
  ['page', '/paginas/x?blok=b'],
  ['template', '/wm/templates/x?blok=b'],
  ['text', '/teksten?zoek=x'],
  ['product', '/producten/x'],
  ['menu', '/menus/x'],
  ['company', '/instellingen/bedrijf'],
] as const)('opens %s at %s', (kind, screen) => {
  expect(screenOfPlace({ kind, id: 'x', block: 'b' })).toBe(screen);
});

it('leads to a screen that an owner may open, wherever the place is', () => {
  for (const kind of legalPlace.shape.kind.options) {
    const [path = ''] = screenOfPlace({ kind, id: 'x', block: '' }).split('?');
    expect(rolesOf(path)).toContain('owner');
  }
});
