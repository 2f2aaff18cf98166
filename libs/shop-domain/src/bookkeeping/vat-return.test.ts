import fc from 'fast-check';
import { expect, it } from 'vitest';
import { smallBusinessIn } from './small-business-in.ts';
import { type InvoicedVat, vatPlaceOf } from './vat-place.ts';
import { type InvoicedPart, vatReturn, wholeEuros } from './vat-return.ts';

it.each<[InvoicedVat['category'], number, string, string, string]>([
  ['S', 2100, 'S', '', '1a'],
  ['S', 900, 'S', '', '1b'],
  ['S', 600, 'S', '', '1c'],
  ['S', 2100, '', '', '1a'],
  ['S', 2100, 'S', 'BE', 'oss'],
  ['S', 1900, 'S', 'DE', 'oss'],
  ['Z', 0, 'S', '', '1e'],
  ['K', 0, 'K', '', '3b'],
  ['AE', 0, 'AE', '', '3b'],
  ['G', 0, 'G', '', '3a'],
  ['E', 0, 'S', '', 'exempt'],
  ['E', 0, 'K', '', 'exempt'],
  ['E', 0, 'E', '', 'small_business'],
  ['O', 0, 'O', '', '1e'],
  ['O', 0, 'S', '', 'outside'],
  ['O', 0, 'E', '', 'outside'],
])(
  '%s at %i of a sale that is %s, with the VAT of "%s", is in %s',
  (category, rate, treatment, destination, place) => {
    expect(vatPlaceOf({ category, rate, treatment, destination })).toBe(place);
  },
);

it.each([
  [0, 0],
  [99, 0],
  [100, 1],
  [12_399, 123],
  [-1, -1],
  [-100, -1],
])('%i cents are %i euros on the form: always in favour of who fills it in', (cents, euros) => {
  expect(wholeEuros(cents)).toBe(euros);
});

const part: fc.Arbitrary<InvoicedPart> = fc.record({
  category: fc.constantFrom(
    'S' as const,
    'Z' as const,
    'K' as const,
    'AE' as const,
    'G' as const,
    'E' as const,
    'O' as const,
  ),
  rate: fc.constantFrom(2100, 900, 600, 0),
  treatment: fc.constantFrom('S', 'E', 'O', 'K', ''),
  destination: fc.constantFrom('', 'DE'),
  net: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  tax: fc.integer({ min: -1_000_000, max: 1_000_000 }),
});

it('what is in the boxes and what is elsewhere are all that was invoiced, and no rounding costs more than exact', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const { boxes, elsewhere, due, total } = vatReturn(parts);
      for (const key of ['net', 'tax'] as const) {
        const placed = [...boxes, ...elsewhere].reduce((all, one) => all + one[key], 0);
        expect(placed).toBe(total[key]);
        expect(total[key]).toBe(parts.reduce((all, one) => all + one[key], 0));
      }
      expect(due.tax_euros * 100).toBeLessThanOrEqual(due.tax);
      expect(due.tax).toBe(boxes.reduce((all, { tax }) => all + tax, 0));
      expect(due.tax_euros).toBe(boxes.reduce((all, { tax_euros: euros }) => all + euros, 0));
      expect(boxes.map(({ box }) => box)).toEqual(['1a', '1b', '1c', '1e', '3a', '3b', '3c']);
      expect(boxes.at(-1)).toMatchObject({ net: 0, tax: 0 });
    }),
  );
});

it.each([
  ['', '', 'none'],
  ['2026-10-01', '', 'all'],
  ['2026-10-02', '', 'part'],
  ['2027-01-01', '', 'none'],
  ['2026-12-31', '', 'part'],
  ['2025-01-01', '2026-10-01', 'none'],
  ['2025-01-01', '2026-10-02', 'part'],
  ['2025-01-01', '2026-12-31', 'part'],
  ['2025-01-01', '2027-01-01', 'all'],
])('a small business from %s until %s is %s of the quarter', (from, until, much) => {
  const quarter = { from: '2026-10-01', until: '2026-12-31' };
  expect(smallBusinessIn(quarter, { small_business_from: from, small_business_until: until })).toBe(much);
});
