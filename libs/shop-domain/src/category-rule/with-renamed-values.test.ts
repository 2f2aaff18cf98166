import { expect, it } from 'vitest';
import type { CategoryRule } from './category-rule.schema.ts';
import { withRenamedValues } from './with-renamed-values.ts';

it('a rule follows the values of its property that got another name, and no others', () => {
  const rule: CategoryRule = {
    match: 'any',
    conditions: [
      { field: 'filter', key: 'hout', value: 'Eik' },
      { field: 'filter', key: 'hout', value: 'Weg' },
      { field: 'filter', key: 'poot', value: 'Eik' },
      { field: 'brand', text: 'Eik' },
    ],
  };
  const names = new Map([
    ['Eik', 'Eiken'],
    ['Weg', null],
  ]);
  expect(withRenamedValues(rule, 'hout', names)).toEqual({
    match: 'any',
    conditions: [
      { field: 'filter', key: 'hout', value: 'Eiken' },
      { field: 'filter', key: 'hout', value: 'Weg' },
      { field: 'filter', key: 'poot', value: 'Eik' },
      { field: 'brand', text: 'Eik' },
    ],
  });
});
