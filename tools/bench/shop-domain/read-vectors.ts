import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The vectors of make-vectors.py as calls of the rules, each with the outcome worked out there. */
export function readVectors() {
  const { carts, prices } = JSON.parse(readFileSync(join(import.meta.dirname, 'vectors.json'), 'utf8'));
  return {
    carts: carts.map(({ given, expected }) => ({ call: cartCall(given), expected })),
    prices: prices.map(({ given, expected }) => ({ call: priceCall(given), expected })),
  };
}

function cartCall({ mode, category, destination, lines, shipping, shipping_rate, discount }) {
  return [
    lines.map(([id, type, unit, quantity, tax_rate]) => ({ id, type, unit, quantity, tax_rate })),
    {
      priceMode: mode,
      shipping: shipping === null ? null : { amount: shipping, tax_rate: shipping_rate },
      discounts: [{ id: 'discount', amount: discount }],
      vat: { category, destination_rates: destination },
    },
  ];
}

function priceCall({ mode, rate, base, options }) {
  const both = (cents) => ({ incl_tax: cents, excl_tax: cents });
  const selection = {};
  for (const [name, , , text] of options) if (text !== '') selection[name] = text;
  const product = {
    price: both(base),
    sale_price: null,
    tax_rate: rate,
    show_price_tax_included: true,
    exclude_base_price: false,
    price_mode: mode,
    options: options.map(([name, layout, price, , counts, value = '', steps = []]) => ({
      title: name,
      layout,
      value,
      show_calculations: true,
      exclude_from_total: !counts,
      connection_id: name,
      calculation_options: steps.map(([type, connection_id_from, factor]) => ({
        type,
        connection_id_from,
        value: factor,
      })),
      options: [
        ...(layout === 'select' ? [{ title: '', price: both(0) }] : []),
        { title: '', price: both(price) },
      ],
      required: false,
      min: '',
      max: '',
      max_length: 200,
    })),
  };
  return [product, selection];
}
