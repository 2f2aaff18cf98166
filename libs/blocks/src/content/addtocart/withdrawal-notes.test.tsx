import type { Product } from '@etalage/shop-domain/schema';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OnPage } from '../../shop/testing/on-page.tsx';
import { optionOf, productOf } from '../../shop/testing/product.fixture.ts';
import { WithdrawalNotes } from './withdrawal-notes.tsx';

afterEach(cleanup);

const engraving = optionOf({ title: 'Gravure', custom_made: true });
const length = optionOf({ title: 'Lengte', custom_made: true });

function notesOf(product: Partial<Product>): (string | null)[] {
  const { container } = render(
    <OnPage>
      <WithdrawalNotes product={productOf(product)} />
    </OnPage>,
  );
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
}

it.each([
  ['nothing', {}, []],
  ['an exclusion', { withdrawal_exclusion: 'custom' }, ['Niet te herroepen: op maat gemaakt']],
  [
    'options that make it to measure',
    { options: [engraving, optionOf({ title: 'Kleur' }), length] },
    [
      'Kies je iets bij Gravure, Lengte, dan wordt het speciaal voor jou gemaakt en kun je het niet herroepen.',
    ],
  ],
  [
    'an exclusion whatever is chosen',
    { withdrawal_exclusion: 'perishable', options: [engraving] },
    ['Niet te herroepen: bederft snel of is kort houdbaar'],
  ],
] as const)('says before ordering of %s', (_name, product, notes) => {
  expect(notesOf(product as Partial<Product>)).toEqual(notes);
});
