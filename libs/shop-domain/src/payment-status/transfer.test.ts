import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transferCode } from './transfer.ts';

const order = {
  iban: 'NL91ABNA0417164300',
  holder: 'Atelier Noord B.V.',
  cents: 84_150,
  reference: 'Bestelling 1006',
};

describe('transferCode', () => {
  it('has the eleven fields of a euro transfer in their order', () => {
    expect(transferCode(order)).toBe(
      'BCD\n002\n1\nSCT\n\nAtelier Noord B.V.\nNL91ABNA0417164300\nEUR841.50\n\n\nBestelling 1006',
    );
  });

  it.each([
    [1, 'EUR0.01'],
    [100, 'EUR1.00'],
    [100_000_005, 'EUR1000000.05'],
  ])('%i cents are %s', (cents, amount) => {
    expect(transferCode({ ...order, cents }).split('\n')[7]).toBe(amount);
  });

  it('keeps eleven fields within their lengths for every name and reference', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.string({ maxLength: 300 }),
        (holder, reference) => {
          const fields = transferCode({ ...order, holder, reference }).split('\n');
          expect(fields).toHaveLength(11);
          expect(Array.from(fields[5] ?? '').length).toBeLessThanOrEqual(70);
          expect(Array.from(fields[10] ?? '').length).toBeLessThanOrEqual(140);
        },
      ),
    );
  });
});
