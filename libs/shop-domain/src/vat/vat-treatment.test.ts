import { describe, expect, it } from 'vitest';
import { vatTreatment, type VatSituation } from './vat-treatment.ts';

const nl = '004495445B01';
const be = '0428759497';
const de = '136695976';

function situation(changes: Partial<VatSituation>): VatSituation {
  return {
    seller: { country: 'NL' },
    buyer: { country: 'NL', isCompany: false },
    vatNumber: '',
    shipTo: { country: 'NL' },
    vies: 'unchecked',
    ...changes,
  };
}

const company = (country: string) => ({ country, isCompany: true });
const to = (country: string) => ({ country });
const companyAbroad = {
  buyer: company('BE'),
  vatNumber: be,
  shipTo: to('BE'),
} satisfies Partial<VatSituation>;

describe('vatTreatment', () => {
  it.each<[string, Partial<VatSituation>, string, string, string]>([
    ['consumer at home', {}, 'S', 'consumer', ''],
    [
      'consumer in another state below the threshold',
      { buyer: { country: 'DE', isCompany: false }, shipTo: to('DE') },
      'S',
      'consumer_domestic_rate',
      '',
    ],
    ['consumer in another state under OSS', { shipTo: to('DE'), isOssActive: true }, 'S', 'oss', 'DE'],
    ['consumer in Greece under OSS', { shipTo: to('GR'), isOssActive: true }, 'S', 'oss', 'GR'],
    ['consumer in Northern Ireland under OSS', { shipTo: to('XI'), isOssActive: true }, 'S', 'oss', 'XI'],
    [
      'consumer who picks up under OSS',
      { buyer: { country: 'BE', isCompany: false }, shipTo: null, isOssActive: true },
      'S',
      'consumer',
      '',
    ],
    [
      'company without a number abroad',
      { buyer: company('BE'), shipTo: to('BE') },
      'S',
      'consumer_domestic_rate',
      '',
    ],
    [
      'company of the seller country',
      { buyer: company('NL'), vatNumber: `NL${nl}`, vies: 'valid' },
      'S',
      'domestic_number',
      '',
    ],
    [
      'company of the seller country, shipped abroad',
      { buyer: company('NL'), vatNumber: nl, shipTo: to('BE'), vies: 'valid' },
      'S',
      'domestic_number',
      '',
    ],
    [
      'company of another state, shipped there',
      { buyer: company('BE'), vatNumber: be, shipTo: to('BE'), vies: 'valid' },
      'K',
      'intra_community',
      '',
    ],
    [
      'company of another state, shipped to a third',
      { buyer: company('BE'), vatNumber: `BE${be}`, shipTo: to('DE'), vies: 'valid' },
      'K',
      'intra_community',
      '',
    ],
    [
      'Belgian company with delivery in the Netherlands',
      { buyer: company('BE'), vatNumber: be, shipTo: to('NL'), vies: 'valid' },
      'S',
      'delivered_domestic',
      '',
    ],
    [
      'Belgian company that picks up',
      { buyer: company('BE'), vatNumber: be, shipTo: null, vies: 'valid' },
      'S',
      'delivered_domestic',
      '',
    ],
    [
      'invoice country does not decide, the number does',
      { buyer: company('NL'), vatNumber: `BE${be}`, shipTo: to('BE'), vies: 'valid' },
      'K',
      'intra_community',
      '',
    ],
    [
      'company in Monaco with a French number',
      { buyer: company('MC'), vatNumber: '40303265045', shipTo: to('MC'), vies: 'valid' },
      'K',
      'intra_community',
      '',
    ],
    [
      'company in Belgium with a German number, shipped to Germany',
      { buyer: company('BE'), vatNumber: `DE${de}`, shipTo: to('DE'), vies: 'valid' },
      'K',
      'intra_community',
      '',
    ],
    [
      'VIES says invalid',
      { buyer: company('BE'), vatNumber: be, shipTo: to('BE'), vies: 'invalid' },
      'S',
      'invalid',
      '',
    ],
    [
      'VIES was not asked',
      { buyer: company('BE'), vatNumber: be, shipTo: to('BE'), vies: 'unchecked' },
      'S',
      'unchecked',
      '',
    ],
    [
      'VIES is down',
      { buyer: company('BE'), vatNumber: be, shipTo: to('BE'), vies: 'unavailable' },
      'S',
      'unavailable',
      '',
    ],
    [
      'VIES is down, under OSS',
      { buyer: company('BE'), vatNumber: be, shipTo: to('BE'), vies: 'unavailable', isOssActive: true },
      'S',
      'unavailable',
      'BE',
    ],
    [
      'number left over from a consumer',
      { buyer: { country: 'BE', isCompany: false }, vatNumber: be, shipTo: to('BE'), vies: 'valid' },
      'S',
      'consumer_domestic_rate',
      '',
    ],
    [
      'consumer outside the EU',
      { buyer: { country: 'CH', isCompany: false }, shipTo: to('CH') },
      'G',
      'export',
      '',
    ],
    [
      'company outside the EU',
      { buyer: company('US'), vatNumber: '12-3456789', shipTo: to('US') },
      'G',
      'export',
      '',
    ],
    [
      'company of another state, shipped out of the EU',
      { buyer: company('BE'), vatNumber: be, shipTo: to('NO'), vies: 'invalid' },
      'G',
      'export',
      '',
    ],
    [
      'company outside the EU with delivery in the EU',
      { buyer: company('US'), vatNumber: '1', shipTo: to('DE') },
      'S',
      'consumer_domestic_rate',
      '',
    ],
    ['Great Britain', { shipTo: to('GB') }, 'G', 'export', ''],
    [
      'company of the seller country, shipped out of the EU',
      { buyer: company('NL'), vatNumber: nl, shipTo: to('CH'), vies: 'valid' },
      'G',
      'export',
      '',
    ],
    [
      'company of the seller country, shipped to Heligoland',
      { buyer: company('NL'), vatNumber: nl, shipTo: { country: 'DE', postcode: '27498' }, vies: 'valid' },
      'G',
      'territory',
      '',
    ],
    [
      'company with an unreadable number, shipped out of the EU',
      { buyer: company('NL'), vatNumber: '?', shipTo: to('GB'), vies: 'invalid' },
      'G',
      'export',
      '',
    ],
    ['delivery to a blank country', { shipTo: to('') }, 'S', 'unknown_country', ''],
    ['delivery to a code of no country', { shipTo: to('XX'), isOssActive: true }, 'S', 'unknown_country', ''],
    ['delivery to a name', { shipTo: to('Zwitserland') }, 'S', 'unknown_country', ''],
    [
      'delivery to a blank country, for a company with a valid number',
      { buyer: company('BE'), vatNumber: be, shipTo: to(' '), vies: 'valid' },
      'S',
      'unknown_country',
      '',
    ],
    ['delivery to Kosovo', { shipTo: to('xk') }, 'G', 'export', ''],
    [
      'Northern Ireland, company',
      { buyer: company('XI'), vatNumber: 'XI980780684', shipTo: to('XI'), vies: 'valid' },
      'K',
      'intra_community',
      '',
    ],
    [
      'Greek company',
      { buyer: company('GR'), vatNumber: '094259216', shipTo: to('GR'), vies: 'valid' },
      'K',
      'intra_community',
      '',
    ],
    [
      'seller elsewhere: German company buys at home',
      { seller: to('DE'), buyer: company('DE'), vatNumber: de, shipTo: to('DE'), vies: 'valid' },
      'S',
      'domestic_number',
      '',
    ],
    [
      'seller elsewhere: Dutch company buys in Germany',
      { seller: to('DE'), buyer: company('NL'), vatNumber: nl, shipTo: to('NL'), vies: 'valid' },
      'K',
      'intra_community',
      '',
    ],
    [
      'Greek seller at home',
      { seller: to('GR'), buyer: company('GR'), vatNumber: 'EL094259216', shipTo: to('GR'), vies: 'valid' },
      'S',
      'domestic_number',
      '',
    ],
    [
      'seller outside the EU',
      { seller: to('CH'), buyer: company('BE'), vatNumber: be, shipTo: to('BE'), vies: 'valid' },
      'S',
      'seller_outside',
      '',
    ],
    [
      'services to a company of another state',
      { supply: 'services', buyer: company('BE'), vatNumber: be, shipTo: null, vies: 'valid' },
      'AE',
      'reverse_charge',
      '',
    ],
    [
      'services, VIES down',
      { supply: 'services', buyer: company('BE'), vatNumber: be, vies: 'unavailable' },
      'S',
      'unavailable',
      '',
    ],
    [
      'services to a company at home',
      { supply: 'services', buyer: company('NL'), vatNumber: nl, vies: 'valid' },
      'S',
      'domestic_number',
      '',
    ],
    [
      'services, VIES down, under OSS',
      { supply: 'services', buyer: company('BE'), vatNumber: be, vies: 'unavailable', isOssActive: true },
      'S',
      'unavailable',
      '',
    ],
    [
      'services to a consumer in another state under OSS',
      { supply: 'services', buyer: { country: 'BE', isCompany: false }, isOssActive: true },
      'S',
      'services_consumer',
      '',
    ],
    ['services to a consumer at home', { supply: 'services' }, 'S', 'services_consumer', ''],
    [
      'services to a company outside the EU',
      { supply: 'services', buyer: company('US'), vatNumber: '12-3456789' },
      'O',
      'services_company_outside',
      '',
    ],
    [
      'services to a company on the Canary Islands without a Spanish number',
      {
        supply: 'services',
        buyer: { country: 'ES', postcode: '35001', isCompany: true },
        vatNumber: 'CHE123456789',
        vies: 'invalid',
      },
      'S',
      'invalid',
      '',
    ],
    [
      'services to a company outside the EU without a number',
      { supply: 'services', buyer: company('US'), vatNumber: ' ' },
      'S',
      'services_outside',
      '',
    ],
    [
      'services to a consumer outside the EU with the number of an earlier company',
      { supply: 'services', buyer: { country: 'US', isCompany: false }, vatNumber: '12-3456789' },
      'S',
      'services_outside',
      '',
    ],
    [
      'services to a company in an unknown country',
      { supply: 'services', buyer: company('XX'), vatNumber: '12-3456789' },
      'S',
      'services_outside',
      '',
    ],
    [
      'services to a company outside the EU with a number of the seller country',
      { supply: 'services', buyer: company('US'), vatNumber: `NL${nl}`, vies: 'valid' },
      'S',
      'domestic_number',
      '',
    ],
    [
      'services to a company in Northern Ireland',
      { supply: 'services', buyer: company('XI'), vatNumber: 'XI980780684', vies: 'valid' },
      'O',
      'services_company_outside',
      '',
    ],
    [
      'services to a company at a British postcode of Northern Ireland',
      {
        supply: 'services',
        buyer: { country: 'GB', postcode: 'BT1 5GS', isCompany: true },
        vatNumber: 'GB980780684',
      },
      'O',
      'services_company_outside',
      '',
    ],
  ])('VIES-09 %s', (_, changes, category, reason, destination) => {
    const treatment = vatTreatment(situation(changes));
    expect([treatment.category, treatment.reason.key, treatment.destination]).toEqual([
      category,
      `webshop_vat_reason_${reason}`,
      destination,
    ]);
    expect(treatment.reason.values).toEqual(destination === '' ? {} : { country: destination });
  });

  it('shows reverse charge on screen for K and AE alike; the invoice names the ground', () => {
    const goods = vatTreatment(
      situation({ buyer: company('BE'), vatNumber: be, shipTo: to('BE'), vies: 'valid' }),
    );
    const services = vatTreatment(
      situation({ buyer: company('BE'), vatNumber: be, vies: 'valid', supply: 'services' }),
    );
    const exported = vatTreatment(situation({ shipTo: to('US') }));
    const outside = vatTreatment(
      situation({ buyer: company('US'), vatNumber: '12-3456789', supply: 'services' }),
    );
    const charged = vatTreatment(situation({}));
    const shown = [goods, services, exported, outside, charged].map((one) => [
      one.reverse_charge_applied,
      one.label,
      one.invoice,
    ]);
    expect(shown).toEqual([
      [true, 'webshop_vat_label_reverse_charge', 'webshop_vat_invoice_intra_community'],
      [true, 'webshop_vat_label_reverse_charge', 'webshop_vat_invoice_reverse_charge'],
      [false, 'webshop_vat_label_export', 'webshop_vat_invoice_export'],
      [false, 'webshop_vat_label_outside', 'webshop_vat_invoice_outside'],
      [false, 'webshop_vat_label_standard', null],
    ]);
  });

  it.each<[string, Partial<VatSituation>, boolean]>([
    ['goods to a consumer abroad', { shipTo: to('DE') }, true],
    ['also under OSS', { shipTo: to('DE'), isOssActive: true }, true],
    ['also of a small business', { shipTo: to('DE'), isSmallBusiness: true }, true],
    ['goods to a company whose number is refused', { ...companyAbroad, vies: 'invalid' }, true],
    ['goods to a company whose number is proven', { ...companyAbroad, vies: 'valid' }, false],
    ['the same of a small business', { ...companyAbroad, vies: 'valid', isSmallBusiness: true }, false],
    ['goods to a consumer at home', {}, false],
    [
      'goods that a consumer abroad fetches',
      { buyer: { country: 'BE', isCompany: false }, shipTo: null },
      false,
    ],
    ['goods out of the EU', { shipTo: to('US') }, false],
    ['goods to the Canary Islands', { shipTo: { country: 'ES', postcode: '35001' } }, false],
    ['a service to a consumer abroad', { ...companyAbroad, vatNumber: '', supply: 'services' }, false],
    ['a service to a company without proof', { ...companyAbroad, supply: 'services' }, false],
    ['goods of a seller outside the EU', { seller: { country: 'US' }, shipTo: to('DE') }, false],
  ])('what counts to the yearly amount: %s', (_title, changes, counts) => {
    expect(vatTreatment(situation(changes)).distance_sale).toBe(counts);
  });

  it('only a valid result removes VAT within the EU', () => {
    for (const vies of ['unchecked', 'invalid', 'unavailable'] as const) {
      for (const supply of ['goods', 'services'] as const) {
        const treatment = vatTreatment(
          situation({ buyer: company('BE'), vatNumber: be, shipTo: to('BE'), vies, supply }),
        );
        expect(treatment).toMatchObject({ category: 'S', reverse_charge_applied: false });
      }
    }
  });
});

describe('a small business', () => {
  const small = (changes: Partial<VatSituation>) =>
    vatTreatment(situation({ isSmallBusiness: true, ...changes }));

  it.each<[string, Partial<VatSituation>]>([
    ['at home', {}],
    ['to a consumer abroad, also under OSS', { shipTo: to('DE'), isOssActive: true }],
    ['to a company abroad', { buyer: company('BE'), vatNumber: be, shipTo: to('BE'), vies: 'valid' }],
    ['out of the EU', { buyer: { country: 'US', isCompany: false }, shipTo: to('US') }],
  ])('is exempt %s', (title, changes) => {
    expect(small(changes)).toEqual({
      category: 'E',
      reverse_charge_applied: false,
      destination: '',
      distance_sale: title.startsWith('to a consumer abroad'),
      label: 'webshop_vat_label_small_business',
      invoice: 'webshop_vat_invoice_small_business',
      reason: { key: 'webshop_vat_reason_small_business', values: {} },
    });
  });

  it('reverses the charge on a service that is taxed where the company that buys it is', () => {
    const service = { buyer: company('BE'), vatNumber: be, vies: 'valid', supply: 'services' } as const;
    expect(small(service).category).toBe('AE');
    const outside = { buyer: company('US'), vatNumber: '12', shipTo: null, supply: 'services' } as const;
    expect(small(outside).category).toBe('O');
  });
});
