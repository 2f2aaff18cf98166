import { listOrders, orderSearchValue, orderSorts } from '@etalage/api-contract';
import { orderParts, paymentGroupNames } from '@etalage/shop-domain/schema';
import { expect, it } from 'vitest';
import {
  addressOf,
  filterNames,
  isSameSearch,
  partNames,
  paymentNames,
  searchOf,
  sortNameOf,
  sorts,
} from './order-search-address.ts';

const read = (address: Readonly<Record<string, string>>) =>
  searchOf((name) => address[name] ?? '', address['zoek'] ?? '', address['sorteer'] || 'nieuwste');

/** What the server takes a call for that names nothing. */
const { query, from, until, sort, descending } = listOrders.request.parse({
  website_id: 'w',
  project_id: 'w',
  limit: 25,
});
const everything = { query, from, until, sort, descending };

it('an empty address asks for all, the newest first, as the server does', () => {
  expect(read({})).toEqual(everything);
});

it('every part, payment and order has a name in the address', () => {
  expect(Object.values(partNames).toSorted()).toEqual(orderParts.toSorted());
  expect(Object.values(paymentNames).toSorted()).toEqual(paymentGroupNames.toSorted());
  for (const sort of orderSorts)
    for (const descending of [true, false]) expect(sorts[sortNameOf(sort, descending)]).toBe(sort);
});

it('a search is the same after its address was read again', () => {
  const search = orderSearchValue.parse({
    query: 'eiken tafel',
    part: 'to_send',
    payment: 'paid',
    method: 'ideal',
    country: 'BE',
    unanswered: true,
    withdrawn: true,
    later: 'overdue',
    from: '2026-01-01',
    until: '2026-02-01',
    sort: 'total',
    descending: false,
  });
  const address = addressOf(search);
  expect(read(address)).toEqual(search);
  expect(isSameSearch(read(address), search)).toBe(true);
  expect(Object.keys(address)).toEqual([...filterNames, 'sorteer']);
  for (const name of filterNames)
    expect(isSameSearch(read({ ...address, [name]: '' }), search), name).toBe(false);
  expect(isSameSearch(read({ ...address, sorteer: 'totaal-af' }), search)).toBe(false);
});

it('leaves out what means nothing', () => {
  const wrong = { toon: 'x', betaling: 'constructor', land: 'nederland', van: '2026-99-99' };
  expect(read(wrong)).toEqual(everything);
});
