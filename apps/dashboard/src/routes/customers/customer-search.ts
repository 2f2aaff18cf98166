import type { CustomerGroup, CustomerSearch, CustomerSort } from '@etalage/api-contract';

/** The orders by their name in the address. The direction is a part of it, so that one choice sets both. */
export const sorts = {
  gezien: 'seen',
  'gezien-op': 'seen',
  naam: 'name',
  'naam-af': 'name',
  bestellingen: 'orders',
  'bestellingen-op': 'orders',
  omzet: 'turnover',
  'omzet-op': 'turnover',
} as const satisfies Record<string, CustomerSort>;
export type SortName = keyof typeof sorts;
export const sortNames = Object.keys(sorts) as SortName[];

/** The parts of the list by their name in the address. */
export const groupNames: Readonly<Record<string, CustomerGroup>> = {
  bestellingen: 'orders',
  formulieren: 'forms',
  bedrijven: 'companies',
};

/** The names of what is searched for in the address, without the order of the rows. */
export const filterNames = ['zoek', 'toon', 'land'] as const;

/** Names begin with A, all else with the highest or latest, unless the address says otherwise. */
const isDescending = (name: string) => name !== 'naam' && !name.endsWith('-op');

/** The name of an order in the address. */
export function sortNameOf(sort: string, descending: boolean): SortName {
  return sortNames.find((name) => sorts[name] === sort && isDescending(name) === descending) ?? 'gezien';
}

/** What the address asks for; a value that means nothing is left out. */
export function searchOf(get: (name: string) => string, query: string, sortName: string): CustomerSearch {
  const group = Object.hasOwn(groupNames, get('toon')) ? groupNames[get('toon')] : undefined;
  const country = get('land');
  return {
    query,
    sort: sorts[sortName as SortName] ?? 'seen',
    descending: isDescending(sortName),
    ...(group && { group }),
    ...(/^[A-Z]{2}$/.test(country) && { country }),
  };
}
