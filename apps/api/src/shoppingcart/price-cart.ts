import {
  type CartTotals,
  type Handover,
  type Price,
  type TotalsSettings,
  type VatTreatment,
  canPayWith,
  hasNeededAccount,
  chargedPrice,
  chooseDiscounts,
  type DiscountedTotals,
  discountedTotals,
  isEmail,
  normaliseEmail,
  type RefusedDiscount,
  destinationOf,
  destinationRates,
  isPayLaterFor,
  type LaterBill,
  vatTreatment,
} from '@etalage/shop-domain';
import type { Cart, Customer, ViesStatus } from '@etalage/shop-domain/schema';
import type { CartDiscounts } from '../discounts/cart-discounts.repository.ts';
import { viesKeyOf } from '../vat-numbers/vies-question.ts';
import { customerOf } from '../vat-numbers/cart-customer.ts';
import type {
  CartLineRecord,
  CartRecord,
  PaymentMethodRecord,
  ShippingMethodRecord,
} from './cart.repository.ts';
import {
  type OfferedShipping,
  offeredShipping,
  priceOfShipping,
  selectedShipping,
} from './offered-shipping.ts';
import {
  type CartProducts,
  type PricedLine,
  priceLine,
  totalsLineOf,
  vatOfLine,
  wantedPieces,
} from './price-line.ts';
import type { ShopSettings } from '../websites/shop-settings.ts';

/** The current data from which the amounts of a cart are computed; no amount among it was sent by the visitor. */
export interface CartParts {
  readonly cart: CartRecord;
  readonly lines: readonly CartLineRecord[];
  readonly products: CartProducts;
  readonly shippingMethods: readonly ShippingMethodRecord[];
  readonly paymentMethods: readonly PaymentMethodRecord[];
  readonly discounts: CartDiscounts;
  readonly settings: ShopSettings;
  readonly now: Date;
}

/** A line with its options as they are shown: the amount that each adds, with and without tax. */
export interface ChargedLine extends Omit<PricedLine, 'options'> {
  readonly options: Cart['shoppingcart']['products'][number]['options'];
  /** What one piece cost when the visitor last saw it, if that differs; charged as the price of now is. */
  readonly previousPrice: Price | undefined;
  /** What one piece cost before its reduction. */
  readonly priorPrice: Price | undefined;
}

/** A cart with its amounts and the decisions behind them. */
export interface PricedCart {
  readonly customer: Customer;
  readonly lines: readonly ChargedLine[];
  readonly totals: CartTotals;
  readonly discounts: {
    readonly given: DiscountedTotals['discounts'];
    readonly refused: readonly RefusedDiscount[];
    /** The direct lines before discounts. */
    readonly lines: DiscountedTotals['lines'];
  };
  readonly vat: VatTreatment;
  readonly viesStatus: ViesStatus;
  readonly shipping: {
    readonly offered: readonly (OfferedShipping & { readonly price: Price })[];
    readonly selected: OfferedShipping | undefined;
  };
  readonly payment: {
    readonly offered: readonly PaymentMethodRecord[];
    /** Methods that would be offered with another way of delivery, to another kind of customer or for less. */
    readonly excluded: readonly PaymentMethodRecord[];
    readonly selected: string;
  };
}

/** Prices a cart from its products, methods and settings. Pure: the same parts give the same cents. */
export function priceCart(parts: CartParts, words: { ticked: string }): PricedCart {
  const { cart, settings } = parts;
  const customer = customerOf(cart.customer, settings.sellerCountry);
  const lines = parts.lines.map((line) => {
    const row = parts.products.get(line.product_id);
    const wanted = (variantId: string) => (row ? wantedPieces(parts.lines, { row, variantId }) : 0);
    return priceLine(line, row, settings.priceMode, words, wanted);
  });
  const direct = lines.filter(({ line }) => line.type === 'checkout');
  const offered = offeredShipping(parts.shippingMethods, loadOf(direct), destinationOf(customer));
  const selected = selectedShipping(offered, cart.shipping_method_id);
  const viesStatus =
    cart.vies_number !== '' && cart.vies_number === viesKeyOf(customer) ? cart.vies_status : 'unchecked';
  const vat = treatmentOf(customer, settings, viesStatus, selected, lines);
  const totalsLines = lines.map((line) => ({ ...totalsLineOf(line), product_id: line.line.product_id }));
  const rates = new Set([
    ...totalsLines.map(({ vat_class }) => vat_class.rate),
    ...offered.flatMap(({ cost }) => cost.vat_class?.rate ?? []),
  ]);
  const destination_rates = destinationRates(
    vat.destination,
    settings.sellerCountry,
    [...rates],
    settings.vatRates,
    destinationOf(customer).postcode,
  );
  const totalsSettings: TotalsSettings = {
    priceMode: settings.priceMode,
    vat: { category: vat.category, destination_rates, small_business: settings.isSmallBusiness },
  };
  const withShipping = { ...totalsSettings, shipping: selected?.cost ?? null };
  const moment = { now: parts.now, email: emailOf(customer) };
  const chosen = chooseDiscounts(totalsLines, parts.discounts.rules, moment, withShipping);
  const discounted = discountedTotals(totalsLines, chosen.given, withShipping);
  const isFree = chosen.given.some(({ kind }) => kind === 'free_shipping');
  const priceOf = (one: OfferedShipping) =>
    priceOfShipping(isFree ? withoutCost(one) : one, totalsLines, totalsSettings);
  return {
    customer,
    lines: lines.map((line) => chargedLine(line, totalsSettings)),
    totals: discounted.totals,
    discounts: { given: discounted.discounts, refused: chosen.refused, lines: discounted.lines },
    vat,
    viesStatus,
    shipping: {
      offered: offered.map((one) => ({ ...one, price: priceOf(one) })),
      selected,
    },
    payment: paymentOf(parts, customer, direct.length > 0, {
      handover: handoverOf(selected),
      total: discounted.totals.payable,
    }),
  };
}

/** Who the customer is to discounts; an address that is still being typed is nobody's. */
function emailOf({ invoice_email }: Customer): string {
  const email = normaliseEmail(invoice_email);
  return isEmail(email) ? email : '';
}

const withoutCost = (one: OfferedShipping): OfferedShipping => ({ ...one, cost: { ...one.cost, amount: 0 } });

/** The line as it is charged to this customer: option amounts without VAT, or with the VAT of the destination. */
function chargedLine(line: PricedLine, settings: TotalsSettings): ChargedLine {
  const vatClass = vatOfLine(line.product);
  const options = line.options.map((option) => ({
    ...option,
    amount: option.amount === null ? null : chargedPrice(option.amount, vatClass, settings),
  }));
  const previousPrice =
    line.problem === 'price_changed'
      ? chargedPrice(line.line.seen_unit_cents, vatClass, settings)
      : undefined;
  const priorPrice = line.prior === undefined ? undefined : chargedPrice(line.prior, vatClass, settings);
  return { ...line, options, previousPrice, priorPrice };
}

function loadOf(direct: readonly PricedLine[]) {
  const sum = (of: (line: PricedLine) => number) => direct.reduce((total, line) => total + of(line), 0);
  return {
    weight: sum(({ line, weightGrams }) => line.quantity * weightGrams),
    amount: sum(({ line, unit }) => line.quantity * unit),
    quantity: sum(({ line }) => line.quantity),
  };
}

/** A cart counts as services only if all its lines are services; with goods the delivery country decides. */
function treatmentOf(
  customer: Customer,
  settings: ShopSettings,
  vies: ViesStatus,
  shipping: OfferedShipping | undefined,
  lines: readonly PricedLine[],
): VatTreatment {
  const isServices = lines.length > 0 && lines.every(({ isService }) => isService);
  return vatTreatment({
    seller: { country: settings.sellerCountry },
    buyer: {
      country: customer.invoice_country,
      postcode: customer.invoice_postcode,
      isCompany: customer.invoice_is_company,
    },
    vatNumber: customer.invoice_tax_number,
    shipTo: shipping?.isPickup ? null : destinationOf(customer),
    vies,
    supply: isServices ? 'services' : 'goods',
    isOssActive: settings.isOssActive,
    isSmallBusiness: settings.isSmallBusiness,
  });
}

/** Quote lines need no payment. A single offered method is selected automatically. */
function paymentOf(
  { cart, paymentMethods }: CartParts,
  customer: Customer,
  isPayable: boolean,
  { handover, total }: { readonly handover: Handover; readonly total: number },
): PricedCart['payment'] {
  const there = isPayable ? paymentMethodsFor(paymentMethods, customer.invoice_country) : [];
  const bill = { isCompany: customer.invoice_is_company, total };
  const offered = there.filter((method) => suits(method, handover, bill));
  const excluded = there.filter((method) => !suits(method, handover, bill));
  const chosen = offered.find(({ id }) => id === cart.payment_method_id);
  const only = offered.length === 1 ? offered[0] : undefined;
  return { offered, excluded, selected: (chosen ?? only)?.id ?? '' };
}

/** Whether a bill can be paid with a method, for goods that are handed over so. */
export function suits({ id, pay_later }: PaymentMethodRecord, handover: Handover, bill: LaterBill): boolean {
  return canPayWith(id, handover) && (pay_later === null || isPayLaterFor(pay_later, bill));
}

/** The methods with which a customer in a country can pay, whatever the delivery. */
export function paymentMethodsFor(
  methods: readonly PaymentMethodRecord[],
  country: string,
): PaymentMethodRecord[] {
  return methods.filter((method) => isReady(method) && isFor(method, country));
}

const isReady = ({ id, transfer }: PaymentMethodRecord) => hasNeededAccount(id, transfer !== null);

const isFor = ({ countries }: PaymentMethodRecord, country: string) =>
  countries.length === 0 || countries.includes(country);

function handoverOf(shipping: OfferedShipping | undefined): Handover {
  if (!shipping) return 'none';
  return shipping.isPickup ? 'pickup' : 'delivery';
}
