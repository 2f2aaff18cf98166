import { expect, it } from 'vitest';
import { knownProperties } from './known-properties.ts';

const wood = { key: 'hout', values: ['Eiken'] };
const color = { key: 'kleur', values: ['Rood', 'Blauw'] };

it('leaves out the values of a property that was deleted while the form was open', () => {
  expect(knownProperties([wood, color], [{ key: 'maat' }, { key: 'kleur' }])).toEqual([color]);
});

it('keeps all values while the properties are not known', () => {
  expect(knownProperties([wood, color], undefined)).toEqual([wood, color]);
});
