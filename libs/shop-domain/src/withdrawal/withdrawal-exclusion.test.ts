import { describe, expect, it } from 'vitest';
import { emptyOption } from '../schema/empty-product.ts';
import { exclusionOf, exclusionOfShown, isAlwaysExcluded } from './withdrawal-exclusion.ts';
import { withdrawalExclusions } from '../schema/withdrawal-exclusion.schema.ts';

const options = [
  { ...emptyOption, title: 'Lengte', layout: 'number' as const, connection_id: 'lengte', custom_made: true },
  { ...emptyOption, title: 'Gravure', layout: 'text' as const, custom_made: true },
  { ...emptyOption, title: 'Kaartje', layout: 'text' as const },
  { ...emptyOption, title: 'Zagen', layout: 'checkbox' as const, connection_id: 'zagen', custom_made: true },
];

describe('exclusionOf', () => {
  it.each([
    ['nothing is chosen', '', {}, ''],
    ['a length is filled in', '', { lengte: '120' }, 'custom'],
    ['an option without a key', '', { 1: 'Anna' }, 'custom'],
    ['spaces only', '', { 1: '  ' }, ''],
    ['an option that changes nothing', '', { 2: 'Gefeliciteerd' }, ''],
    ['a box is ticked', '', { zagen: '1' }, 'custom'],
    ['a box is not ticked', '', { zagen: '0' }, ''],
    ['a product that is excluded itself', 'perishable', { lengte: '120' }, 'perishable'],
    ['a sealed product', 'sealed_hygiene', {}, 'sealed_hygiene'],
    ['a sealed product that is made to measure', 'sealed_hygiene', { lengte: '120' }, 'custom'],
  ] as const)('%s', (_name, own, selection, exclusion) => {
    expect(exclusionOf(own, options, selection)).toBe(exclusion);
  });
});

describe('exclusionOfShown', () => {
  it.each([
    ['nothing is shown', '', [], ''],
    ['a length is shown', '', [['lengte', '120']], 'custom'],
    ['an option without a key', '', [['1', 'Anna']], 'custom'],
    ['an option that changes nothing', '', [['2', 'Gefeliciteerd']], ''],
    ['an option that is not filled in', '', [['lengte', '']], ''],
    ['a product that is excluded itself', 'dated', [['lengte', '120']], 'dated'],
    ['a sealed product', 'sealed_media', [], 'sealed_media'],
  ] as const)('%s', (_name, own, shown, exclusion) => {
    const read = shown.map(([key, value]) => ({ key, value }));
    expect(exclusionOfShown(own, options, read)).toBe(exclusion);
  });
});

it('ends the right to withdraw by itself for what nobody can use twice', () => {
  expect(withdrawalExclusions.filter(isAlwaysExcluded)).toEqual(['custom', 'perishable', 'dated']);
});
