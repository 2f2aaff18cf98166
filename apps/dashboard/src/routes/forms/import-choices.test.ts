import { readItems, type FormValues } from '@etalage/form-engine/schema';
import { expect, it } from 'vitest';
import { importChoices } from './import-choices.ts';

const option = (key: string, title: string, value = '') => ({
  key,
  layout: 'option',
  attributes: { title, value },
});
const choicesOf = (values: FormValues) =>
  readItems(values['options']).map(({ attributes }) => [attributes['title'], attributes['value']]);

it('adds the choices of a sheet after the existing ones, with values made from their texts', () => {
  const values = {
    options: [option('a', 'Eén', '1')],
    imported: [{ title: 'Hoge kast' }, { title: 'Tafel', value: 't' }],
  };
  expect(choicesOf(importChoices(values))).toEqual([
    ['Eén', '1'],
    ['Hoge kast', 'hoge-kast'],
    ['Tafel', 't'],
  ]);
});

it('adds nothing if a list is imported again, and updates changed texts', () => {
  const imported = [{ title: 'Hoge kast', value: 'hk' }, { title: 'Tafel' }, { title: 'Tafel' }];
  const once = importChoices({ options: [], imported });
  expect(importChoices({ ...once, imported })).toEqual(once);
  const renamed = importChoices({ ...once, imported: [{ title: 'Kast, hoog', value: 'hk' }] });
  expect(choicesOf(renamed)).toEqual([
    ['Kast, hoog', 'hk'],
    ['Tafel', 'tafel'],
  ]);
});

it('loses no existing choice, even if two have the same value', () => {
  const options = [option('a', 'Tafel'), option('b', 'tafel'), option('c', '')];
  const { options: unchanged } = importChoices({ options, imported: [{ title: 'Stoel' }] });
  expect(readItems(unchanged).slice(0, 3)).toEqual(options);
});
