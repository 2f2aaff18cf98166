import type { CartLine } from '../schema/cart.schema.ts';
import type { ShownPurchase } from '../schema/shown-purchase.schema.ts';
import { shownOf, type OrderedCart } from './shown-of.ts';

type ShownLine = ShownPurchase['lines'][number];

/** One difference between what was shown and the cart now. Amounts are cents, `title` is that of a line or method. */
export type ShownChange =
  | {
      readonly kind: 'price' | 'quantity';
      readonly title: string;
      readonly before: number;
      readonly now: number;
    }
  | { readonly kind: 'added' | 'shipping_method' | 'payment_method'; readonly title: string }
  | { readonly kind: 'removed'; readonly product_id: string }
  | { readonly kind: 'discount' | 'shipping' | 'payable'; readonly before: number; readonly now: number }
  | { readonly kind: 'vat' | 'vat_scheme' | 'quote' };

/**
 * What changed in a cart since it was shown, in the order of the screen; empty exactly if nothing did. Only causes are
 * named: a changed VAT decision changes every price, so it is named instead of them. A line that cannot be ordered any
 * more has no price and is not compared.
 */
export function changesSince(shown: ShownPurchase, cart: OrderedCart): ShownChange[] {
  const now = shownOf(cart);
  const isVatChanged = shown.vat !== now.vat;
  const causes: ShownChange[] = [
    ...lineChanges(shown.lines, cart, isVatChanged),
    ...methodChanges(shown, now, cart),
    ...(isVatChanged
      ? [{ kind: isSchemeChanged(shown, now) ? ('vat_scheme' as const) : ('vat' as const) }]
      : [
          ...amountChange('discount', shown.discount ?? 0, now.discount ?? 0),
          ...amountChange('shipping', shown.shipping, now.shipping),
        ]),
    ...amountChange('payable', shown.payable, now.payable),
  ];
  if (causes.length > 0) return causes;
  return [
    ...(shown.tax === now.tax ? [] : [{ kind: 'vat' as const }]),
    ...(shown.quote === now.quote ? [] : [{ kind: 'quote' as const }]),
  ];
}

/** Whether the shop began or stopped to be exempt as a small business, which has nothing to do with who buys. */
function isSchemeChanged(shown: ShownPurchase, now: ShownPurchase): boolean {
  return (shown.vat === 'E') !== (now.vat === 'E');
}

function lineChanges(
  shown: readonly ShownLine[],
  { shoppingcart, quote }: OrderedCart,
  isVatChanged: boolean,
): ShownChange[] {
  const before = new Map(shown.map((line) => [line.id, line]));
  const changes = [shoppingcart, quote].flatMap(({ products, show_price_tax_included: isIncl }) =>
    products.flatMap((line): ShownChange[] => {
      const seen = before.get(line.id);
      before.delete(line.id);
      if (!seen) return [{ kind: 'added', title: line.title }];
      return changesOfLine(
        seen,
        line,
        isVatChanged ? seen.unit : isIncl ? line.price_incl_tax : line.price_excl_tax,
      );
    }),
  );
  const removed = [...before.values()].map(({ product_id }) => ({ kind: 'removed' as const, product_id }));
  return [...changes, ...removed];
}

function changesOfLine(seen: ShownLine, { title, quantity, problem }: CartLine, unit: number): ShownChange[] {
  const isPriced = problem !== 'product_unavailable';
  return [
    ...(seen.quantity === quantity
      ? []
      : [{ kind: 'quantity' as const, title, before: seen.quantity, now: quantity }]),
    ...(seen.unit === unit || !isPriced
      ? []
      : [{ kind: 'price' as const, title, before: seen.unit, now: unit }]),
  ];
}

function methodChanges(
  shown: ShownPurchase,
  now: ShownPurchase,
  { shipment, payment }: OrderedCart,
): ShownChange[] {
  const shipping: ShownChange = { kind: 'shipping_method', title: shipment.selected.title };
  const paying: ShownChange = {
    kind: 'payment_method',
    title: payment.methods[now.payment_method]?.title ?? '',
  };
  return [
    ...(shown.shipping_method === now.shipping_method ? [] : [shipping]),
    ...(shown.payment_method === now.payment_method ? [] : [paying]),
  ];
}

function amountChange(kind: 'discount' | 'shipping' | 'payable', before: number, now: number): ShownChange[] {
  return before === now ? [] : [{ kind, before, now }];
}
