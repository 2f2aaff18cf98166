import { retentionKinds, termsOf } from '@etalage/shop-domain';
import { expect, it } from 'vitest';
import { erasedKinds, formOf, isShorter, retentionGroups, typedTerms } from './retention-form.ts';

const terms = termsOf({});

it('shows every kind in one group', () => {
  const shown = retentionGroups.flatMap(({ kinds }) => [...kinds]);
  expect(shown.toSorted()).toEqual([...retentionKinds].toSorted());
});

it.each([
  ['90', 90],
  [' 60 ', 60],
  ['', -1],
  ['6,5', -1],
  ['-3', -1],
  ['12345', -1],
  ['zes', -1],
])('reads %j as %j', (typed, amount) => {
  expect(typedTerms({ ...formOf({ terms }), mails: typed })).toEqual({ ...terms, mails: amount });
});

it('knows a shorter term among longer ones, and of what something goes', () => {
  expect(isShorter(terms, terms)).toBe(false);
  expect(isShorter(terms, { ...terms, mails: 365 })).toBe(false);
  expect(isShorter(terms, { ...terms, mails: 365, carts: 29 })).toBe(true);
  const none = Object.fromEntries(retentionKinds.map((kind) => [kind, 0])) as typeof terms;
  expect(erasedKinds({ ...none, quotes: 2, mails: 1 })).toEqual(['quotes', 'mails']);
});
