import { createTranslate } from '@etalage/texts';
import { expect, it } from 'vitest';
import { productParts } from '../../routes/products/history/product-parts.ts';
import { eventLines } from './event-lines.ts';

const t = createTranslate();

it('says what each changed part was and became, in the order of the form', () => {
  const before = { price_cents: 10_000, hide_price: false, title: 'Tafel', brand: '', on_hand: 4 };
  const after = { price_cents: 12_550, hide_price: true, title: 'Eettafel', brand: 'Noord', on_hand: 1_200 };
  expect(eventLines({ before, after }, t, productParts)).toEqual([
    { name: 'Naam', before: 'Tafel', after: 'Eettafel' },
    { name: 'Merk', before: 'leeg', after: 'Noord' },
    { name: 'Prijs', before: '€\u00a0100,00', after: '€\u00a0125,50' },
    { name: 'Prijs verbergen', before: 'nee', after: 'ja' },
    { name: 'Aanwezig', before: '4', after: '1.200' },
  ]);
});

it('leaves out long texts, and counts what is a list', () => {
  const before = { description: '<p>Oud</p>', categories: ['tafels'] };
  const after = { description: '<p>Nieuw</p>', categories: ['tafels', 'hout'] };
  expect(eventLines({ before, after }, t, productParts)).toEqual([
    { name: 'Beschrijving', before: '', after: '' },
    { name: 'Categorieën', before: '1 stuks', after: '2 stuks' },
  ]);
});

it('has no lines for a product that was made', () => {
  expect(eventLines({ before: null, after: { title: 'Tafel' } }, t, productParts)).toEqual([]);
});
