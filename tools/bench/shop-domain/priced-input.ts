const option = (position: number, changes: object) => ({
  title: `Optie ${position}`,
  layout: 'number',
  value: '',
  show_label: true,
  help: 'Meet van kant tot kant, zonder het profiel.',
  show_calculations: true,
  label_after_field: 'cm',
  exclude_from_total: false,
  connection_id: `optie_${position}`,
  calculation_options: [],
  options: [],
  required: true,
  min: '10',
  max: '400',
  max_length: 200,
  ...changes,
});

const choices = ['Eiken', 'Essen', 'Noten', 'Beuken'].map((title, at) => ({
  title,
  price_cents: at * 1_250,
}));
const steps = (from: number) =>
  [0, 1, 2, 3, 4].map((at) => ({
    type: (from + at) % 2 === 0 ? 'multiply_relation_value' : 'add_relation_value',
    connection_id_from: `optie_${(from + at) % 9}`,
    value: (from + at) % 3 === 0 ? '0.01' : '',
  }));

/** A product with 20 options of every kind, two of them calculations with 10 steps together, and a selection. */
export const twentyOptions = {
  product: {
    price_cents: 49_000,
    sale_price_cents: 44_900,
    tax_rate: 2100,
    exclude_base_price: false,
    variant_options: [],
    variants: [],
    price_mode: 'gross',
    options: [
      ...[0, 1, 2, 3, 4, 5].map((at) => option(at, {})),
      ...[6, 7, 8, 9].map((at) => option(at, { layout: 'select', options: choices })),
      option(10, { layout: 'calculation', value: '2.5', calculation_options: steps(0) }),
      option(11, { layout: 'calculation', calculation_options: steps(5) }),
      ...[12, 13, 14, 15].map((at) =>
        option(at, { layout: 'checkbox', required: false, options: [{ title: '', price_cents: 4_500 }] }),
      ),
      ...[16, 17].map((at) => option(at, { options: [{ title: '', price_cents: 175 }] })),
      option(18, { layout: 'text' }),
      option(19, { layout: 'textarea', required: false }),
    ],
  },
  selection: {
    optie_0: '240',
    optie_1: '87.5',
    optie_2: '10',
    optie_3: '12',
    optie_4: '33',
    optie_5: '400',
    optie_6: '0',
    optie_7: '1',
    optie_8: '2',
    optie_9: '3',
    optie_12: '1',
    optie_13: '0',
    optie_14: '1',
    optie_16: '18',
    optie_17: '240.5',
    optie_18: 'Voor Anna, 2026',
  },
};

/** A cart of 50 lines at two rates with shipping, every tenth line a quote. */
export const fiftyLines = {
  lines: Array.from({ length: 50 }, (_, at) => ({
    id: `7f3c9b1e-5d2a-4c8e-9b3f-${String(at).padStart(12, '0')}`,
    type: at % 10 === 9 ? 'quote' : 'checkout',
    unit: 1_995 + at * 731,
    quantity: 1 + (at % 6),
    vat_class: { category: 'S', rate: at % 3 ? 2100 : 900 },
  })),
  settings: { priceMode: 'gross', shipping: { amount: 3_900 }, discounts: [], vat: { category: 'S' } },
};

/** The same cart with a discount. */
export const fiftyDiscountedLines = {
  ...fiftyLines,
  settings: { ...fiftyLines.settings, discounts: [{ id: 'korting', amount: 12_345 }] },
};
