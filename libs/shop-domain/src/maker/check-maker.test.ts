import { describe, expect, it } from 'vitest';
import { checkMaker, electronicLink, tidiedMaker } from './check-maker.ts';

const maker = {
  name: 'Noord Meubel B.V.',
  postal_address: 'Kade 1\n1234 AB Utrecht',
  electronic_address: 'info@noord.nl',
  is_outside_eu: false,
  responsible_name: '',
  responsible_postal_address: '',
  responsible_electronic_address: '',
};
const answering = {
  is_outside_eu: true,
  responsible_name: 'Import B.V.',
  responsible_postal_address: 'Haven 2, Rotterdam',
  responsible_electronic_address: 'https://import.nl/contact',
};

describe('checkMaker', () => {
  it.each([
    [{}, {}],
    [{ name: '' }, { name: 'maker_name_missing' }],
    [{ postal_address: '' }, { postal_address: 'maker_postal_missing' }],
    [{ electronic_address: '' }, { electronic_address: 'maker_electronic_invalid' }],
    [{ electronic_address: 'noord' }, { electronic_address: 'maker_electronic_invalid' }],
    [answering, {}],
    [
      { is_outside_eu: true },
      {
        responsible_name: 'maker_responsible_missing',
        responsible_postal_address: 'maker_postal_missing',
        responsible_electronic_address: 'maker_electronic_invalid',
      },
    ],
  ])('of %j', (changes, errors) => {
    const found = Object.entries(checkMaker({ ...maker, ...changes }));
    expect(Object.fromEntries(found.map(([field, [first]]) => [field, first?.key]))).toEqual(errors);
  });

  it('keeps nobody who answers for a maker in the EU', () => {
    expect(tidiedMaker({ ...maker, ...answering, is_outside_eu: false })).toEqual(maker);
    expect(tidiedMaker({ ...maker, ...answering })).toEqual({ ...maker, ...answering });
  });
});

it.each([
  ['info@noord.nl', 'mailto:info@noord.nl'],
  ['https://noord.nl/contact', 'https://noord.nl/contact'],
  ['javascript:alert(1)', ''],
  ['noord.nl', ''],
  ['', ''],
])('an electronic address %j leads to %j', (address, link) => {
  expect(electronicLink(address)).toBe(link);
});
