import { discountName, shownSide, taxRows } from '@etalage/shop-domain';
import type { Cart } from '@etalage/shop-domain/schema';
import { formatMoney } from '@etalage/texts/format';
import type { TextKey, TextValues } from '@etalage/texts';

/** The input of the totals: one half of a cart or order with its shipping and VAT state. */
export interface Totals {
  part: Cart['shoppingcart'];
  shipment: Cart['shipment'];
  isReverseCharged: boolean;
  /** Whether nobody pays VAT, because the shop is a small business. */
  isSmallBusiness?: boolean;
  /** Whether delivery is decided: without a method nothing is delivered. */
  isFinal?: boolean;
}

/** One line of a summary: `amount` is formatted, or the key of a text that is shown instead. */
interface TotalsRow {
  id: string;
  label: { key: TextKey; values?: TextValues };
  amount: string;
  pending?: TextKey;
}

export const totalsTextKeys = [
  'webshop_summary_discount',
  'webshop_summary_discount_free',
  'webshop_summary_shipping',
  'webshop_summary_shipping_pending',
  'webshop_summary_excl_tax',
  'webshop_summary_tax',
  'webshop_summary_reverse_charge',
  'webshop_summary_incl_tax',
  'webshop_vat_label_exempt',
  'webshop_vat_label_not_taxable',
  'webshop_vat_label_small_business',
  'webshop_summary_total',
] as const satisfies readonly TextKey[];

/**
 * The lines of a summary in their order: discounts, shipping, total excluding tax, tax per rate or why there is none, the
 * reverse-charge line, total including tax (CART-15 to CART-18, VIES-07). The server computes the amounts; the total
 * excluding tax is lines plus shipping (CART-29).
 */
export function totalsRows(totals: Totals): TotalsRow[] {
  const { part, shipment, isReverseCharged, isSmallBusiness = false, isFinal = false } = totals;
  const { selected } = shipment;
  const isChosen = selected.selected !== '';
  return [
    ...discountRows(part),
    ...(isChosen || !isFinal ? [shippingRow(isChosen, selected.price.incl_tax)] : []),
    ...(isSmallBusiness ? [] : [withoutTax(part, isChosen ? selected.price.excl_tax : 0)]),
    ...taxRows(part, 'webshop_summary_tax', isSmallBusiness ? 'E' : 'S').map((row) => ({
      ...row,
      amount: formatMoney(row.amount),
    })),
    ...(isReverseCharged
      ? [{ id: 'reverse', label: { key: 'webshop_summary_reverse_charge' as const }, amount: formatMoney(0) }]
      : []),
    {
      id: 'incl',
      label: { key: isSmallBusiness ? 'webshop_summary_total' : 'webshop_summary_incl_tax' },
      amount: formatMoney(isReverseCharged ? part.total_price_with_tax : part.total_price_incl_tax),
    },
  ];
}

function withoutTax(part: Totals['part'], shipping: number): TotalsRow {
  return {
    id: 'excl',
    label: { key: 'webshop_summary_excl_tax' },
    amount: formatMoney(part.total_price + shipping),
  };
}

function shippingRow(isChosen: boolean, cents: number): TotalsRow {
  const label = { key: 'webshop_summary_shipping' as const };
  if (isChosen) return { id: 'shipping', label, amount: formatMoney(cents) };
  return { id: 'shipping', label, amount: '', pending: 'webshop_summary_shipping_pending' };
}

/** What each discount takes off, on the side that the lines are shown on. */
function discountRows({ discounts = [], show_price_tax_included }: Totals['part']): TotalsRow[] {
  return discounts.map((discount) => ({
    id: `discount-${discount.id}`,
    label: { key: 'webshop_summary_discount', values: { title: discountName(discount) } },
    amount: formatMoney(-shownSide(discount.price, show_price_tax_included)),
    ...(discount.kind === 'free_shipping' && { pending: 'webshop_summary_discount_free' as const }),
  }));
}
