import {
  countryTextKey,
  type DeliveryDays,
  deliveryOf,
  exclusionOf,
  type LineTotals,
  type PartTotals,
  payLaterTerm,
} from '@etalage/shop-domain';
import type { Cart, CartLine, CartPart } from '@etalage/shop-domain/schema';
import type { Translate } from '@etalage/texts';
import { productContentOf } from '../products/product-content-of.ts';
import { otherNumberCountry } from '../vat-numbers/vies-question.ts';
import { countriesOf } from './countries-of.ts';
import type { PaymentMethodRecord } from './cart.repository.ts';
import type { CartParts, ChargedLine, PricedCart } from './price-cart.ts';

/** Payment methods by id, in the order given. */
export function paymentMethodsOf(
  methods: readonly PaymentMethodRecord[],
  translate: Translate,
): Cart['payment']['methods'] {
  return Object.fromEntries(
    methods.map((method) => {
      const { id, title, image } = method;
      return [id, { id, title, image, description: descriptionOf(method, translate) }];
    }),
  );
}

/** What its owner wrote; of paying afterwards, its term too. */
function descriptionOf({ description, pay_later }: PaymentMethodRecord, t: Translate): string {
  if (!pay_later) return description;
  const { key, values } = payLaterTerm(pay_later.days);
  const term = t(key, values);
  return description === '' ? term : `${term} ${description}`;
}

/** A priced cart as the decoded reply of get-cart (API-09, CART-26 to CART-31). */
export function cartReplyOf(parts: CartParts, priced: PricedCart, translate: Translate): Cart {
  const { settings } = parts;
  const numberCountry = otherNumberCountry(priced.customer);
  return {
    shoppingcart: { ...partOf(parts, priced, 'checkout'), ...discountsOf(parts, priced) },
    quote: partOf(parts, priced, 'quote'),
    payment: {
      selected: priced.payment.selected,
      url: '',
      methods: paymentMethodsOf(priced.payment.offered, translate),
    },
    users: priced.customer,
    vies: {
      status: priced.viesStatus,
      reverse_charge_applied: priced.vat.reverse_charge_applied,
      tax_number: priced.customer.invoice_is_company ? priced.customer.invoice_tax_number : '',
      ...(numberCountry && { tax_number_country: translate(countryTextKey(numberCountry)) }),
      category: priced.vat.category,
    },
    shipment: shipmentOf(priced),
    agreement: { url: settings.agreementUrl },
    countries: countriesOf(parts.shippingMethods, settings.sellerCountry, translate),
  };
}

/** What discounts take off, and the code with what prevents it. */
function discountsOf(
  { cart, discounts }: CartParts,
  { discounts: { given, refused } }: PricedCart,
): Pick<CartPart, 'discounts' | 'discount_code' | 'takes_discount_code'> {
  const code = cart.discount_code;
  const refusal = refused.find(({ rule }) => rule.code === code && code !== '');
  const isKnown = discounts.rules.some((rule) => rule.code === code);
  return {
    ...(given.length > 0 && {
      discounts: given.map(({ rule: { id, title, code: typed, kind }, price }) => ({
        id,
        title,
        code: typed,
        kind,
        price,
      })),
    }),
    ...(code !== '' && {
      discount_code: {
        code,
        problem: refusal?.problem ?? (isKnown ? '' : 'ended'),
        missing: refusal?.missing ?? 0,
      },
    }),
    ...(discounts.takesCode && { takes_discount_code: true }),
  };
}

function shipmentOf({ shipping, totals }: PricedCart): Cart['shipment'] {
  const { selected, offered } = shipping;
  return {
    selected: {
      selected: selected?.id ?? '',
      title: selected?.title ?? '',
      price: totals.checkout.shipping.price,
    },
    shipping_methods: offered.map(({ id, title, price }) => ({ id, title, price })),
  };
}

function partOf(
  { cart, settings }: CartParts,
  { lines, totals, discounts }: PricedCart,
  type: 'checkout' | 'quote',
): CartPart {
  const part: PartTotals = totals[type];
  const shown = type === 'checkout' ? discounts.lines : part.lines;
  const totalsById = new Map(shown.map((line) => [line.id, line]));
  return {
    session: cart.id,
    products: lines.flatMap((line) => {
      const amounts = totalsById.get(line.line.id);
      return amounts ? [cartLineOf(line, amounts, settings.delivery)] : [];
    }),
    ...part.figures,
    show_price_tax_included: settings.showPriceTaxIncluded,
  };
}

function cartLineOf(
  { line, product, variant, options, problem, previousPrice, priorPrice }: ChargedLine,
  { unit, total }: LineTotals,
  ofShop: DeliveryDays | null,
): CartLine {
  const delivery = product ? deliveryOf(product, ofShop) : null;
  const exclusion = product ? exclusionOf(product.withdrawal_exclusion, product.options, line.selection) : '';
  return {
    id: line.id,
    product_id: line.product_id,
    ...(variant && { variant_id: variant.id }),
    article_number: variant?.article_number || product?.article_number || '',
    title: product?.title ?? line.title,
    url: product?.url ?? '',
    main_image: variant?.images[0] ?? product?.main_image ?? '',
    quantity: line.quantity,
    price_incl_tax: unit.incl_tax,
    price_excl_tax: unit.excl_tax,
    total_price_incl_tax: total.incl_tax,
    total_price_excl_tax: total.excl_tax,
    options: options.map(({ key, title, value, amount }) => ({ key, title, value, amount })),
    quantity_min: product?.quantity_min ?? 1,
    quantity_max: product?.quantity_max ?? line.quantity,
    quantity_step: product?.quantity_step ?? 1,
    hide_quantity: product?.hide_quantity ?? false,
    problem,
    ...(previousPrice && { previous_price: previousPrice }),
    ...(priorPrice && { prior_price: priorPrice }),
    ...(product && !product.hide_price && productContentOf(product)),
    ...(delivery && { delivery }),
    ...(exclusion !== '' && { withdrawal_exclusion: exclusion }),
  };
}
