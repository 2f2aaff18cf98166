import { expect, it } from 'vitest';
import { taxRows } from './tax-rows.ts';

const rowsOf = (part: Parameters<typeof taxRows>[0]) =>
  taxRows(part, 'charged').map(({ id, label, amount }) => [id, label.key, label.values.percentage, amount]);

it('lists a row per rate from the highest down, with the percentage in Dutch notation', () => {
  expect(rowsOf({ tax_amounts: { '9': 90, '21': 210, '5.5': 6 } })).toEqual([
    ['tax-21', 'charged', '21', 210],
    ['tax-9', 'charged', '9', 90],
    ['tax-5.5', 'charged', '5,5', 6],
  ]);
});

it('has a row for each reason not to charge VAT', () => {
  expect(rowsOf({ tax_amounts: { '0': 0, '21': 210 }, untaxed_categories: ['Z', 'E', 'O'] })).toEqual([
    ['tax-21', 'charged', '21', 210],
    ['tax-0', 'charged', '0', 0],
    ['tax-E', 'webshop_vat_label_exempt', '0', 0],
    ['tax-O', 'webshop_vat_label_not_taxable', '0', 0],
  ]);
});

it('shows an order from before the reasons were stored with its rates', () => {
  expect(rowsOf({ tax_amounts: { '0': 0 } })).toEqual([['tax-0', 'charged', '0', 0]]);
});
