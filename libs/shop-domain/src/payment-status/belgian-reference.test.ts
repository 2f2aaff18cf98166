import { describe, expect, it } from 'vitest';
import { belgianReference, digitsOfReference, invoiceReference } from './belgian-reference.ts';

describe('belgianReference', () => {
  it.each([
    // An example that banks print.
    ['0909337554', '+++090/9337/55493+++'],
    ['1001', '+++000/0001/00131+++'],
    ['W-2026-17', '+++000/0202/61781+++'],
    // A remainder of 0 is written as 97.
    ['97', '+++000/0000/09797+++'],
    ['12345678901', undefined],
    ['', undefined],
    ['ABC', undefined],
  ])('of %s is %s', (number, reference) => {
    expect(belgianReference(number)).toBe(reference);
  });

  it('has a check that any single wrong digit breaks', () => {
    const digits = (belgianReference('1234567') ?? '').replaceAll(/\D/g, '');
    const holds = (text: string) => (Number(text.slice(0, 10)) % 97 || 97) === Number(text.slice(10));
    expect(holds(digits)).toBe(true);
    for (let at = 0; at < digits.length; at += 1) {
      const wrong = String((Number(digits[at]) + 1) % 10);
      expect(holds(digits.slice(0, at) + wrong + digits.slice(at + 1))).toBe(false);
    }
  });
});

describe('invoiceReference', () => {
  it('is the number of the order, and structured for a seller in Belgium', () => {
    expect(invoiceReference('1001', 'NL')).toBe('1001');
    expect(invoiceReference('1001', 'BE')).toBe('+++000/0001/00131+++');
    expect(invoiceReference('ABC', 'BE')).toBe('ABC');
  });
});

describe('digitsOfReference', () => {
  it.each([
    ['+++000/0001/00131+++', '1001'],
    ['***000/0001/00131***', '1001'],
    [' 000000100131 ', '1001'],
    ['+++ 000 / 0001 / 00131 +++', '1001'],
    ['+++000/0202/61781+++', '202617'],
    ['+++000/0000/09797+++', '97'],
    ['+++000/0001/00132+++', undefined],
    ['+++000/0000/00097+++', undefined],
    ['00000010013', undefined],
    ['1001', undefined],
    ['Jansen', undefined],
    ['', undefined],
  ])('of "%s" is %s', (typed, digits) => {
    expect(digitsOfReference(typed)).toBe(digits);
  });

  it('are those of the number of every reference that is given', () => {
    for (const number of ['1', '1001', 'W-2026-17', 'B0042', '9999999999'])
      expect(digitsOfReference(belgianReference(number) ?? '')).toBe(
        number.replaceAll(/\D/g, '').replace(/^0+/, ''),
      );
  });
});
