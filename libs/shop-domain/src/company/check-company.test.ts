import { describe, expect, it } from 'vitest';
import { checkCompany } from './check-company.ts';
import type { CompanyContent } from './company.schema.ts';

const company: CompanyContent = {
  name: 'Atelier Noord B.V.',
  street: 'Zuiderkade 18',
  postcode: '8911 AB',
  city: 'Leeuwarden',
  country: 'NL',
  email: 'werkplaats@ateliernoord.example',
  phone: '058 203 40 12',
  kvk: '81234567',
  vat_number: 'NL862345972B01',
};
const keysOf = (changes: Partial<CompanyContent>) =>
  Object.entries(checkCompany({ ...company, ...changes })).map(([field, texts]) => [field, texts[0]?.key]);

describe('checkCompany', () => {
  it('accepts a company, and one of which only the country is known', () => {
    expect(keysOf({})).toEqual([]);
    const empty = {
      name: '',
      street: '',
      postcode: '',
      city: '',
      email: '',
      phone: '',
      kvk: '',
      vat_number: '',
    };
    expect(keysOf(empty)).toEqual([]);
  });

  it.each<[Partial<CompanyContent>, string, string]>([
    [{ country: '' }, 'country', 'company_country_missing'],
    [{ country: 'QQ' }, 'country', 'company_country_missing'],
    [{ postcode: '8911' }, 'postcode', 'company_postcode_invalid'],
    [{ email: 'noor' }, 'email', 'company_email_invalid'],
    [{ phone: 'bel maar' }, 'phone', 'company_phone_invalid'],
    [{ phone: '+31 2' }, 'phone', 'company_phone_invalid'],
    [{ kvk: '8123456' }, 'kvk', 'company_kvk_invalid'],
    [{ kvk: '812345678' }, 'kvk', 'company_kvk_invalid'],
    [{ vat_number: 'NL123' }, 'vat_number', 'company_vat_invalid'],
    [{ vat_number: 'NL862345972B0' }, 'vat_number', 'company_vat_invalid'],
  ])('refuses %j at %s', (changes, field, key) => {
    expect(keysOf(changes)).toEqual([[field, key]]);
  });

  it('knows no form of numbers outside the EU, nor registers of other countries', () => {
    expect(
      keysOf({ country: 'CH', postcode: '8001', vat_number: 'CHE-123.456.789 MWST', kvk: 'CHE-1' }),
    ).toEqual([]);
  });
});
