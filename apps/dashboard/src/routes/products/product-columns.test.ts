import { createTranslate } from '@etalage/texts';
import { expect, it } from 'vitest';
import { columnOf, columnsOf, columnsText } from './product-columns.tsx';

it.each([
  ['', ['status', 'voorraad', 'prijs', 'gewijzigd']],
  ['prijs,status', ['status', 'prijs']],
  ['inkoop,onzin', ['inkoop']],
  [',', []],
])('the address %j shows %j', (text, names) => {
  expect(columnsOf(text)).toEqual(names);
});

it.each([
  [['gewijzigd', 'prijs', 'voorraad', 'status'] as const, ''],
  [['prijs', 'status'] as const, 'status,prijs'],
  [[], ','],
])('%j are %j in the address', (names, text) => {
  expect(columnsText(names)).toBe(text);
});

it('sorts by what people sort by', () => {
  const t = createTranslate();
  const sortable = columnsOf('status,categorie,voorraad,prijs,inkoop,gewijzigd').filter(
    (name) => columnOf(name, { price_mode: 'gross' }, t).sortable,
  );
  expect(sortable).toEqual(['voorraad', 'prijs', 'gewijzigd']);
});
