import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Line = [id: string, type: string, unit: number, quantity: number, taxRate: number];
type Step = [type: string, from: string, factor: string];
type Option = [
  name: string,
  layout: string,
  price: number,
  chosen: string,
  counts: boolean,
  value?: string,
  steps?: Step[],
];

interface GivenCart {
  mode: string;
  category: string;
  destination: Record<string, number>;
  lines: Line[];
  shipping: number | null;
  shipping_rate: number | null;
  discount: number;
}

interface GivenPrice {
  mode: string;
  rate: number;
  base: number;
  options: Option[];
}

interface VectorFile {
  carts: { given: GivenCart; expected: unknown }[];
  prices: { given: GivenPrice; expected: unknown }[];
}

/** The arguments of a rule, and the expected result from an independent implementation. */
interface Vector<Call extends readonly unknown[]> {
  call: Call;
  expected: unknown;
}

type CartCall = ReturnType<typeof cartCall>;
type PriceCall = ReturnType<typeof priceCall>;

/** The vectors of make-vectors.py as calls of the rules, each with its expected result. */
export function readVectors(): { carts: Vector<CartCall>[]; prices: Vector<PriceCall>[] } {
  const text = readFileSync(join(import.meta.dirname, 'vectors.json'), 'utf8');
  const { carts, prices } = JSON.parse(text) as VectorFile;
  return {
    carts: carts.map(({ given, expected }) => ({ call: cartCall(given), expected })),
    prices: prices.map(({ given, expected }) => ({ call: priceCall(given), expected })),
  };
}

/** The vectors know rates only: a rate of 0 is zero-rated. */
const classAt = (rate: number) => ({ category: rate === 0 ? 'Z' : 'S', rate });

function cartCall(given: GivenCart) {
  const { mode, category, destination, lines, shipping, shipping_rate, discount } = given;
  return [
    lines.map(([id, type, unit, quantity, rate]) => ({
      id,
      type,
      unit,
      quantity,
      vat_class: classAt(rate),
    })),
    {
      priceMode: mode,
      shipping:
        shipping === null
          ? null
          : { amount: shipping, vat_class: shipping_rate === null ? null : classAt(shipping_rate) },
      discounts: [{ id: 'discount', amount: discount }],
      vat: { category, destination_rates: destination },
    },
  ] as const;
}

function priceCall({ mode, rate, base, options }: GivenPrice) {
  const selection: Record<string, string> = {};
  for (const [name, , , text] of options) if (text !== '') selection[name] = text;
  const product = {
    price_cents: base,
    sale_price_cents: null,
    tax_rate: rate,
    exclude_base_price: false,
    variant_options: [],
    variants: [],
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
        ...(layout === 'select' ? [{ title: '', price_cents: 0 }] : []),
        { title: '', price_cents: price },
      ],
      required: false,
      min: '',
      max: '',
      max_length: 200,
    })),
  };
  return [product, selection] as const;
}
