import { describe, expect, it } from 'vitest';
import { vatAreaOf } from './vat-area.ts';
import { vatTreatment, type VatSituation } from './vat-treatment.ts';

const toConsumer = (country: string, postcode: string, changes: Partial<VatSituation> = {}) =>
  vatTreatment({
    seller: { country: 'NL' },
    buyer: { country, postcode, isCompany: false },
    vatNumber: '',
    shipTo: { country, postcode },
    vies: 'unchecked',
    ...changes,
  });

describe('vatAreaOf', () => {
  it.each([
    ['Canary Islands, Las Palmas', 'ES', '35001'],
    ['Canary Islands, Tenerife', 'ES', 'E-38660'],
    ['Ceuta', 'ES', '51001'],
    ['Melilla', 'ES', '52006'],
    ['Åland', 'FI', 'AX-22100'],
    ['Livigno', 'IT', '23041'],
    ["Campione d'Italia", 'IT', '22061'],
    ['San Marino', 'IT', '47890'],
    ['Büsingen', 'DE', 'D-78266'],
    ['Heligoland', 'de', ' 27498 '],
    ['Guadeloupe', 'FR', '97110'],
    ['Réunion', 'FR', '97 400'],
    ['New Caledonia', 'FR', '98800'],
    ['Mount Athos', 'GR', '630 86'],
    ['northern Cyprus', 'CY', '99300'],
    ['Greenland', 'DK', '3900'],
  ])('%s is outside the VAT area of the EU', (_, country, postcode) => {
    expect(vatAreaOf(country, postcode).isOutside).toBe(true);
    const treatment = toConsumer(country, postcode);
    expect([treatment.category, treatment.reason.key]).toEqual(['G', 'webshop_vat_reason_territory']);
  });

  it.each([
    ['Barcelona', 'ES', '08035'],
    ['Huelva', 'ES', '21035'],
    ['Turku', 'FI', '20100'],
    ['Bormio', 'IT', '23032'],
    ['Arosio', 'IT', '22060'],
    ['Singen', 'DE', '78224'],
    ['Paris', 'FR', '75097'],
    ['Bastia', 'FR', '20200'],
    ['Ierissos', 'GR', '63075'],
    ['Nicosia', 'CY', '1099'],
    ['Copenhagen', 'DK', '1390'],
    ['Helsingør', 'DK', '3000'],
    ['without a postcode', 'ES', ''],
    ['a Dutch postcode', 'NL', '3500 AB'],
  ])('%s is inside', (_, country, postcode) => {
    expect(vatAreaOf(country, postcode).isOutside).toBe(false);
    expect(toConsumer(country, postcode).category).toBe('S');
  });

  it('Monaco counts as France, for its buyers and for a French seller', () => {
    expect(vatAreaOf('MC', '98000')).toEqual({ prefix: 'FR', isOutside: false });
    expect(toConsumer('MC', '98000', { isOssActive: true }).destination).toBe('FR');
    expect(toConsumer('MC', '98000', { seller: { country: 'FR' }, isOssActive: true }).reason.key).toBe(
      'webshop_vat_reason_consumer',
    );
  });

  it('a British postcode of Northern Ireland is in the EU for goods, not for services', () => {
    expect(vatAreaOf('GB', 'bt1 5gs')).toEqual({ prefix: 'XI', isOutside: false });
    expect(toConsumer('GB', 'BT1 5GS').reason.key).toBe('webshop_vat_reason_consumer_domestic_rate');
    expect(toConsumer('GB', 'BT1 5GS', { isOssActive: true }).destination).toBe('XI');
    expect(vatAreaOf('GB', ' BT 1 5GS').prefix).toBe('XI');
    expect(toConsumer('GB', 'B1 1BT').category).toBe('G');
    for (const [country, postcode] of [
      ['GB', 'X BT1 5GS'],
      ['GB', 'XBT1 5GS'],
      ['GB', 'BTX1 5GS'],
      ['NL', 'BT1 5GS'],
    ] as const) {
      expect(vatAreaOf(country, postcode)).toEqual({ prefix: country, isOutside: false });
    }
    expect(toConsumer('GB', 'BT1 5GS', { supply: 'services' }).reason.key).toBe(
      'webshop_vat_reason_services_outside',
    );
  });

  it('a company of Northern Ireland with a valid number gets goods without VAT', () => {
    const company = { buyer: { country: 'GB', isCompany: true }, vatNumber: 'XI980780684' } as const;
    expect(toConsumer('GB', 'BT1 5GS', { ...company, vies: 'valid' }).category).toBe('K');
    expect(toConsumer('GB', 'BT1 5GS', { ...company, vies: 'unavailable' }).category).toBe('S');
  });

  it('a valid number of a state does not matter for goods that leave the VAT area of the EU', () => {
    const company = { buyer: { country: 'ES', isCompany: true }, vatNumber: 'ESB58378431' } as const;
    expect(toConsumer('ES', '35001', { ...company, vies: 'valid' }).category).toBe('G');
  });

  it('the goods of a company of the seller leave the VAT area like those of others', () => {
    const company = { buyer: { country: 'NL', isCompany: true }, vatNumber: '004495445B01' } as const;
    for (const [country, postcode] of [
      ['ES', '35001'],
      ['DE', '27498'],
      ['FI', '22100'],
    ] as const) {
      expect(toConsumer(country, postcode, { ...company, vies: 'valid' }).category).toBe('G');
    }
  });

  it('services to a consumer there are not services to a member state', () => {
    const services = { supply: 'services', isOssActive: true } as const;
    expect(toConsumer('ES', '35001', services).reason.key).toBe('webshop_vat_reason_services_outside');
    expect(toConsumer('ES', '08001', services).reason.key).toBe('webshop_vat_reason_services_consumer');
  });
});
