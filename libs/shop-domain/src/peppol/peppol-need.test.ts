import { describe, expect, it } from 'vitest';
import { invoicedOrder } from '../invoice/invoiced-order.fixture.ts';
import { invoiceOf } from '../invoice/invoice-of.ts';
import { participantOfBuyer, peppolNeed, proposedParticipant } from './peppol-need.ts';

const sold = invoicedOrder(
  [{ id: 'l', type: 'checkout', unit: 10_000, quantity: 1, vat_class: { category: 'S', rate: 2100 } }],
  { priceMode: 'gross' },
);
const document = invoiceOf(
  sold,
  { number: 'F2026-0001', date: '2026-11-28', supplied_on: '2026-11-28' },
  { isPaid: true, due: '', payTo: null, payPath: '' },
);
const address = document.seller.address;
const seller = (country: string, changes = {}) => ({
  ...document.seller,
  company_number: '',
  vat_number: '',
  address: { ...address, country },
  ...changes,
});
const buyer = (country: string, vat_number: string, contact = 'Jan Peeters') => ({
  name: 'Klant',
  contact,
  address: { ...address, country },
  vat_number,
});

describe('whether a document goes by the network', () => {
  it.each([
    ['BE', 'BE', 'BE0403170701', 'must'],
    ['BE', 'BE', '', 'must'],
    ['BE', 'NL', 'NL123456782B90', 'may'],
    ['NL', 'BE', 'BE0403170701', 'may'],
    ['NL', 'NL', '', 'may'],
  ] as const)('from %s to a company in %s with number "%s": %s', (from, to, number, need) => {
    expect(peppolNeed({ is_test: false, seller: seller(from), buyer: buyer(to, number) })).toBe(need);
  });

  it('never for a person, nor for a test', () => {
    expect(peppolNeed({ is_test: false, seller: seller('BE'), buyer: buyer('BE', '', '') })).toBe('none');
    expect(peppolNeed({ is_test: true, seller: seller('BE'), buyer: buyer('BE', 'BE0403170701') })).toBe(
      'none',
    );
  });
});

describe('where the network finds somebody', () => {
  it.each([
    ['BE', 'BE0403170701', { scheme: '0208', id: '0403170701' }],
    ['NL', 'NL123456782B90', { scheme: '9944', id: 'NL123456782B90' }],
    ['DE', 'DE136695976', { scheme: '9930', id: 'DE136695976' }],
    ['BE', 'BE0403170702', undefined],
    ['BE', '', undefined],
    ['US', 'US123', undefined],
  ])('a buyer in %s with number "%s"', (country, number, found) => {
    expect(participantOfBuyer(buyer(country, number))).toEqual(found);
  });

  it('a seller by the number in its register, else by its VAT number', () => {
    const of = (country: string, changes: object) => proposedParticipant(seller(country, changes));
    expect(of('BE', { vat_number: 'BE0403170701' })).toEqual({ scheme: '0208', id: '0403170701' });
    expect(of('BE', { company_number: '0403.170.701' })).toEqual({ scheme: '0208', id: '0403170701' });
    expect(of('NL', { company_number: '81234567' })).toEqual({ scheme: '0106', id: '81234567' });
    expect(of('NL', { vat_number: 'NL123456782B90' })).toEqual({ scheme: '9944', id: 'NL123456782B90' });
    expect(of('DE', { vat_number: 'DE136695976' })).toBeUndefined();
    expect(of('BE', {})).toBeUndefined();
  });
});
