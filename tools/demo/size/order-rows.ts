import { createHash } from 'node:crypto';
import { cartTotals, type TotalsLine } from '@etalage/shop-domain';
import type { Customer } from '@etalage/shop-domain/schema';
import type { OrderSnapshot } from '@etalage/api/seed';
import { createPick } from './pick.ts';
import { productAt, type SizedProduct } from './product-rows.ts';

const firstNames = ['Jan', 'Sanne', 'Bram', 'Noor', 'Daan', 'Fleur', 'Ruben', 'Iris', 'Thijs', 'Lotte'];
const lastNames = [
  'de Vries',
  'Jansen',
  'Bakker',
  'Visser',
  'Smit',
  'Mulder',
  'Dekker',
  'Wiersma',
  'Kok',
  'Bos',
];
const cities = ['Leeuwarden', 'Utrecht', 'Zwolle', 'Arnhem', 'Breda', 'Assen'];
const FIRST_ORDER = Date.parse('2026-01-01T08:00:00Z');
const MINUTES_APART = 37;
/** The last order number before the first order of a website, as in the shop itself. */
const BEFORE_FIRST = 1000;

/** One order with its lines and, mostly, its payment; amounts are computed as the shop computes them. */
export function orderRows(website_id: string, seed: number, index: number, productCount: number) {
  const pick = createPick(seed, 2, index);
  const bought = Array.from({ length: 1 + pick.below(3) }, () => ({
    product: productAt(seed, pick.below(productCount)),
    quantity: 1 + pick.below(3),
  }));
  const totals = cartTotals(bought.map(totalsLineOf), { priceMode: 'gross' });
  const lines = bought.map(({ product, quantity }, position) => {
    const { unit, total } = totals.checkout.lines[position]!;
    return lineOf(product, quantity, position, unit, total);
  });
  const inOrder = { website_id, order_id: `o${index + 1}` };
  const created_at = new Date(FIRST_ORDER + index * MINUTES_APART * 60_000).toISOString();
  const status = pick.chance(70) ? 'paid' : pick.of(['expired', 'failed', 'canceled']);
  const attempt = {
    ...inOrder,
    id: `a${index + 1}`,
    number: 1,
    method: 'ideal',
    amount: totals.payable,
    currency: 'EUR',
    checkout_url: '',
    created_at,
  };
  return {
    order: {
      website_id,
      id: inOrder.order_id,
      token: tokenOf(seed, index),
      number: String(BEFORE_FIRST + index + 1),
      cart_id: `k${index + 1}`,
      ...placedOrder(customerAt(seed, index), totals, lines),
      payment_status: status,
      created_at,
    },
    lines: lines.map((line, position) => ({ ...inOrder, ...orderLineOf(line, position) })),
    attempt,
    event: {
      ...inOrder,
      attempt_id: attempt.id,
      status,
      refunded: 0,
      charged_back: 0,
      created_at,
    },
  };
}

type Totals = ReturnType<typeof cartTotals>;
type Line = ReturnType<typeof lineOf>;

interface Bought {
  readonly product: SizedProduct;
  readonly quantity: number;
}

function totalsLineOf({ product, quantity }: Bought, position: number): TotalsLine {
  return {
    id: String(position + 1),
    type: 'checkout',
    unit: product.salePrice ?? product.cents,
    quantity,
    vat_class: { category: 'S', rate: product.vat.rate },
  };
}

function placedOrder(customer: Customer, totals: Totals, lines: Line[]) {
  const tax = totals.checkout.groups.reduce((sum, group) => sum + group.tax, 0);
  return {
    status: 'placed',
    email: customer.invoice_email,
    customer,
    snapshot: snapshotOf(totals, lines),
    payment_method: 'ideal',
    currency: 'EUR',
    total_excl_tax: totals.payable - tax,
    total_tax: tax,
    total_incl_tax: totals.payable,
    double_paid: false,
    stock_short: false,
  };
}

/** The cart of the order as it was when it was placed; there are no lines to quote and no shipping costs. */
function snapshotOf(totals: Totals, lines: Line[]): OrderSnapshot {
  const nothing = cartTotals([], { priceMode: 'gross' }).quote.figures;
  const free = { incl_tax: 0, excl_tax: 0 };
  return {
    version: 1,
    cart: {
      shoppingcart: {
        session: '',
        products: lines,
        ...totals.checkout.figures,
        show_price_tax_included: true,
      },
      quote: { session: '', products: [], ...nothing, show_price_tax_included: true },
      payment: { selected: 'ideal', url: '', methods: {} },
      vies: { status: 'unchecked', reverse_charge_applied: false, tax_number: '', category: 'S' },
      shipment: { selected: { selected: '', title: '', price: free }, shipping_methods: [] },
      agreement: { url: '' },
      countries: { NL: 'Nederland' },
    },
    calculation: { price_mode: 'gross', ...totals },
    vat: { category: 'S', seller: { country: 'NL', vat_number: '' }, status: 'unchecked', proof: null },
    agreed: true,
  };
}

function orderLineOf(line: Line, position: number) {
  return {
    position: position + 1,
    product_id: line.product_id,
    title: line.title,
    quantity: line.quantity,
    unit_excl_tax: line.price_excl_tax,
    unit_incl_tax: line.price_incl_tax,
    total_excl_tax: line.total_price_excl_tax,
    total_incl_tax: line.total_price_incl_tax,
    options: line.options,
  };
}

/** The last used number, from which the counter of orders continues. */
export function lastOrderNumber(orders: number): number {
  return BEFORE_FIRST + orders;
}

type Amount = { incl_tax: number; excl_tax: number };

function lineOf(product: SizedProduct, quantity: number, position: number, unit: Amount, total: Amount) {
  return {
    id: `l${position + 1}`,
    product_id: product.id,
    title: product.title,
    url: product.url,
    main_image: '',
    quantity,
    price_incl_tax: unit.incl_tax,
    price_excl_tax: unit.excl_tax,
    total_price_incl_tax: total.incl_tax,
    total_price_excl_tax: total.excl_tax,
    options: [],
    quantity_min: 1,
    quantity_max: 9999,
    quantity_step: 1,
    hide_quantity: false,
    problem: '' as const,
  };
}

function customerAt(seed: number, index: number): Customer {
  const pick = createPick(seed, 3, index);
  const invoice_firstname = pick.of(firstNames);
  const invoice_lastname = pick.of(lastNames);
  return {
    invoice_is_company: false,
    invoice_company: '',
    invoice_tax_number: '',
    invoice_firstname,
    invoice_lastname,
    invoice_phonenumber: '',
    invoice_email: `klant${index + 1}@voorbeeld.example`,
    invoice_street: 'Dorpsstraat',
    invoice_number: String(1 + pick.below(200)),
    invoice_postcode: `${1000 + pick.below(8999)} AB`,
    invoice_city: pick.of(cities),
    invoice_country: 'NL',
    custom_shipping_information: false,
    shipping_firstname: '',
    shipping_lastname: '',
    shipping_phonenumber: '',
    shipping_email: '',
    shipping_street: '',
    shipping_number: '',
    shipping_postcode: '',
    shipping_city: '',
    shipping_country: '',
  };
}

function tokenOf(seed: number, index: number): string {
  return createHash('sha256').update(`${seed}:${index}`).digest('hex').slice(0, 26);
}
