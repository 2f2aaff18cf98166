/** The shops of the proof: the ways in which amounts are typed and VAT is charged. */
export const proofShops = [
  { id: 'bruto', price_mode: 'gross', webshop: { oss_from: '2024-04-01' } },
  { id: 'netto', price_mode: 'net', webshop: {} },
  {
    id: 'klein',
    price_mode: 'gross',
    webshop: { small_business_from: '2024-01-15', small_business_until: '2024-09-01' },
  },
] as const;

export type ProofShop = (typeof proofShops)[number];

/** Details of a seller that an invoice can have. */
export const seller = {
  name: 'Atelier Noord',
  street: 'Gracht 1',
  postcode: '1015 AB',
  city: 'Amsterdam',
  country: 'NL',
  kvk: '12345678',
  vat_number: 'NL123456782B90',
  email: 'post@atelier.example',
};

/** What is sold: prices that round in each rate, goods without VAT, and a service. */
export const goods = [
  { id: 'tafel', title: 'Tafel', price_cents: 12_100, vat_class_id: 'high' },
  { id: 'stoel', title: 'Stoel', price_cents: 1_999, vat_class_id: 'high' },
  { id: 'boek', title: 'Boek', price_cents: 333, vat_class_id: 'low' },
  { id: 'kaart', title: 'Kaart', price_cents: 101, vat_class_id: 'low' },
  { id: 'paneel', title: 'Zonnepaneel', price_cents: 3_001, vat_class_id: 'zero' },
  { id: 'cursus', title: 'Cursus', price_cents: 4_997, vat_class_id: 'exempt' },
] as const;

const person = {
  invoice_firstname: 'Jan',
  invoice_lastname: 'de Vries',
  invoice_email: 'jan@thuis.example',
  invoice_street: 'Dorpsstraat',
  invoice_number: '1',
  invoice_postcode: '1234 AB',
  invoice_city: 'Utrecht',
  invoice_country: 'NL',
} as const;

const company = (country: string, number: string) =>
  ({
    ...person,
    invoice_is_company: '1',
    invoice_company: 'Hout en Zoon',
    invoice_tax_number: number,
    invoice_country: country,
    invoice_postcode: country === 'DE' ? '10115' : '1000',
    invoice_city: 'Elders',
  }) as const;

/** Who buys: each way in which the three countries of a sale decide its VAT. */
export const buyers = {
  consumer: person,
  belgian: { ...person, invoice_country: 'BE', invoice_postcode: '1000' },
  german: { ...person, invoice_country: 'DE', invoice_postcode: '10115' },
  french: { ...person, invoice_country: 'FR', invoice_postcode: '75001' },
  finnish: { ...person, invoice_country: 'FI', invoice_postcode: '00100' },
  british: { ...person, invoice_country: 'GB', invoice_postcode: 'SW1A 1AA' },
  swiss: { ...person, invoice_country: 'CH', invoice_postcode: '8001' },
  'dutch company': { ...company('NL', 'NL004495445B01'), invoice_postcode: '1234 AB' },
  'belgian company': company('BE', 'BE0403170701'),
  'german company': company('DE', 'DE136695976'),
  'company with a wrong number': company('BE', 'BE0200000043'),
  'company that nobody could check': company('DE', 'DE301000004'),
} as const;

export type BuyerKind = keyof typeof buyers;
