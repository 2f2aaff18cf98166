import { createTranslate } from '@etalage/texts';
import { expect, it } from 'vitest';
import { eventTitle, readableChange } from './readable-change.ts';

const t = createTranslate({});
const event = { id: 'e', at: '', member: 'Ans', before: null, after: null };

it('writes order, rule and filters of a category in words', () => {
  const before = { sort: 'manual', rule: null, filters: null, title: 'Lampen' };
  const after = {
    sort: 'title',
    rule: { match: 'all', conditions: [{ field: 'sale' }] },
    filters: ['kleur', 'hout'],
    title: 'Licht',
  };
  const titles = new Map([['kleur', 'Kleur van het hout']]);
  expect(readableChange({ before, after }, t, titles)).toEqual({
    before: { sort: 'Eigen volgorde', rule: 'Zelf gekozen', filters: 'Alle filters', title: 'Lampen' },
    after: { sort: 'Op naam', rule: 'In de aanbieding', filters: 'Kleur van het hout, hout', title: 'Licht' },
  });
  expect(readableChange({ before: null, after: { filters: [] } }, t, titles)).toEqual({
    before: null,
    after: { filters: 'Geen filters' },
  });
});

it('names the products that were added, taken out or moved, of many the first three', () => {
  const products = ['Een', 'Twee', 'Drie', 'Vier', 'Vijf'];
  expect(eventTitle({ ...event, action: 'added', after: { products } }, t)).toBe(
    'Toegevoegd: Een, Twee, Drie en nog 2',
  );
  expect(eventTitle({ ...event, action: 'placed', after: { product: 'Een', place: 2 } }, t)).toBe(
    'Verplaatst: Een',
  );
  expect(eventTitle({ ...event, action: 'saved' }, t)).toBe('Gewijzigd');
});
