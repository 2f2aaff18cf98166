import { expect, it } from 'vitest';
import { returnCostTexts, returnLines } from './returns.ts';

it.each([
  ['', '', []],
  ['', 'veel', []],
  ['shop', 'veel', ['withdrawal_costs_shop']],
  ['buyer', '', ['withdrawal_costs_buyer']],
  ['buyer', 'veel', ['withdrawal_costs_buyer', 'withdrawal_costs_about']],
] as const)('who pays %j and what it costs %j says %j', (return_costs, return_costs_about, keys) => {
  const texts = returnCostTexts({ return_costs, return_costs_about, return_address: '' });
  expect(texts.map(({ key }) => key)).toEqual(keys);
});

it('an address has the lines that were typed, without empty ones', () => {
  expect(returnLines({ return_address: ' Magazijn \n\nKade 2\n' })).toEqual(['Magazijn', 'Kade 2']);
  expect(returnLines({ return_address: '' })).toEqual([]);
});
