/** Format of a country's postcodes and an example; a country that is not listed accepts any text. */
const forms: ReadonlyMap<string, readonly [RegExp, string]> = new Map<string, readonly [RegExp, string]>([
  ['AT', [/^[1-9]\d{3}$/, '1010']],
  ['BE', [/^[1-9]\d{3}$/, '1000']],
  ['BG', [/^[1-9]\d{3}$/, '1000']],
  ['CH', [/^[1-9]\d{3}$/, '8001']],
  ['CY', [/^\d{4}$/, '1010']],
  ['CZ', [/^[1-7]\d{2} ?\d{2}$/, '110 00']],
  ['DE', [/^\d{5}$/, '10115']],
  ['DK', [/^\d{4}$/, '1050']],
  ['EE', [/^\d{5}$/, '10111']],
  ['ES', [/^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/, '28001']],
  ['FI', [/^\d{5}$/, '00100']],
  ['FR', [/^\d{2} ?\d{3}$/, '75001']],
  ['GB', [/^(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/, 'SW1A 1AA']],
  ['GR', [/^\d{3} ?\d{2}$/, '105 57']],
  ['HR', [/^\d{5}$/, '10000']],
  ['HU', [/^[1-9]\d{3}$/, '1011']],
  ['IE', [/^(?:[AC-FHKNPRTV-Y]\d{2}|D6W) ?[\dAC-FHKNPRTV-Y]{4}$/, 'D02 AF30']],
  ['IT', [/^\d{5}$/, '00118']],
  ['LI', [/^94(?:8[5-9]|9[0-8])$/, '9490']],
  ['LT', [/^(?:LT-)?\d{5}$/, 'LT-01100']],
  ['LU', [/^(?:L-)?\d{4}$/, '1111']],
  ['LV', [/^(?:LV-)?\d{4}$/, 'LV-1010']],
  ['MT', [/^[A-Z]{3} ?\d{4}$/, 'VLT 1117']],
  ['NL', [/^[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}$/, '1234 AB']],
  ['NO', [/^\d{4}$/, '0150']],
  ['PL', [/^\d{2}-\d{3}$/, '00-001']],
  ['PT', [/^[1-9]\d{3}-\d{3}$/, '1000-001']],
  ['RO', [/^\d{6}$/, '010011']],
  ['SE', [/^\d{3} ?\d{2}$/, '111 20']],
  ['SI', [/^(?:SI-)?[1-9]\d{3}$/, '1000']],
  ['SK', [/^[089]\d{2} ?\d{2}$/, '811 01']],
]);

/** Whether a postcode has the format of its country (CHK-26); ignores case and surrounding spaces. */
export function isPostcode(country: string, typed: string): boolean {
  const [form] = forms.get(country.toUpperCase()) ?? [];
  const postcode = typed.trim().toUpperCase().replace(/\s+/g, ' ');
  return form ? form.test(postcode) : postcode !== '';
}

/** A valid example of a postcode, for a message; empty for a country whose format is not known. */
export function postcodeExample(country: string): string {
  return forms.get(country.toUpperCase())?.[1] ?? '';
}

/**
 * A postcode as written on a label: `1234ab` of the Netherlands becomes `1234 AB`; others are only capitalised.
 */
export function formatPostcode(country: string, typed: string): string {
  const postcode = typed.trim().toUpperCase().replace(/\s+/g, ' ');
  return country.toUpperCase() === 'NL' ? postcode.replace(/^(\d{4}) ?([A-Z]{2})$/, '$1 $2') : postcode;
}
