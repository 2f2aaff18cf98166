import { emptyOption } from '@etalage/shop-domain/schema';
import { expect, it } from 'vitest';
import { newContent } from './new-content.ts';
import { contentBefore, productChange } from './product-changes.ts';

const content = { ...newContent([{ id: 'high' }]), title: 'Tafel', url: '/tafel' };

it('holds only what changed', () => {
  expect(productChange(content, { ...content, brand: 'Noord', price_cents: 100 })).toEqual({
    before: { brand: '', price_cents: 0 },
    after: { brand: 'Noord', price_cents: 100 },
  });
  expect(productChange(content, { ...content })).toBeUndefined();
});

it('takes options with their keys in another order for the same', () => {
  const option = { ...emptyOption, title: 'Maat', layout: 'text' as const };
  const turned = Object.fromEntries(Object.entries(option).toReversed()) as typeof option;
  expect(productChange({ ...content, options: [option] }, { ...content, options: [turned] })).toBeUndefined();
});

it('goes back through changes, newest first, and keeps address and state', () => {
  const now = { ...content, brand: 'Drie', title: 'Bank', url: '/nu', status: 'published' as const };
  const earlier = contentBefore(now, [
    { brand: 'Twee', url: '/toen' },
    { brand: 'Een', title: 'Tafel', status: 'draft', on_hand: 3 },
  ]);
  expect(earlier).toEqual({ ...now, brand: 'Een', title: 'Tafel' });
});
