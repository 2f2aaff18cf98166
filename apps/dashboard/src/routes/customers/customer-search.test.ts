import { expect, it } from 'vitest';
import { searchOf, sortNameOf, sortNames, sorts } from './customer-search.ts';

const read = (address: Record<string, string>, sortName = 'gezien') =>
  searchOf((name) => address[name] ?? '', address['zoek'] ?? '', sortName);

it('the address says which customers are shown, and in which order', () => {
  expect(read({ zoek: 'jan', toon: 'bedrijven', land: 'BE' }, 'omzet')).toEqual({
    query: 'jan',
    group: 'companies',
    country: 'BE',
    sort: 'turnover',
    descending: true,
  });
});

it('what means nothing is left out', () => {
  expect(read({ toon: 'constructor', land: 'nederland' }, 'kleur')).toEqual({
    query: '',
    sort: 'seen',
    descending: true,
  });
});

it('each order has one name, and names begin with A', () => {
  for (const name of sortNames) {
    const { sort, descending } = read({}, name);
    expect(sortNameOf(sort, descending)).toBe(name);
  }
  expect(read({}, 'naam').descending).toBe(false);
  expect(Object.keys(sorts)).toHaveLength(8);
});
