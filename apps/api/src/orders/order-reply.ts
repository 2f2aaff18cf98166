import type { getOrder, OutputOf } from '@etalage/api-contract';
import { isBrokenOff, isPaymentSettled, takenBack } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import { paymentMethodsOf } from '../shoppingcart/cart.mapper.ts';
import { withNotes } from '../shoppingcart/line-notes.ts';
import type { PaymentMethodRecord } from '../shoppingcart/cart.repository.ts';
import { isTestPayment, type PaymentState } from '../payments/payment-state.ts';
import type { Purchase } from '../payments/order.repository.ts';
import { type Shipment, shownShipmentOf, standing } from './shipment.repository.ts';
import { momentOf, type PayeeAccount, transferOf } from './transfer-of.ts';

/** What is read beside the purchase and its payment. */
interface Beside {
  /** Where it is paid by transfer; undefined for other methods. */
  readonly account?: PayeeAccount | undefined;
  readonly methods: readonly PaymentMethodRecord[];
  readonly shipments: readonly Shipment[];
  readonly documents?: readonly { readonly number: string; readonly kind: 'invoice' | 'credit_note' }[];
}

/**
 * An order as its customer sees it: the stored snapshot, and the payment state derived from its events (ORD-25, ORD-26).
 * Of `methods`, the website's enabled ones in the owner's order, it can be paid now with those that start a payment.
 */
export function orderReply(
  purchase: Purchase,
  state: PaymentState | undefined,
  { account, methods, shipments, documents = [] }: Beside,
  translate: Translate,
): OutputOf<typeof getOrder> {
  const { cart } = purchase.snapshot;
  const selected = purchase.order?.payment_method ?? '';
  const lowered = state?.lowered ?? 0;
  const cents = (purchase.order?.total_incl_tax ?? 0) - lowered;
  const payment_status = state?.derived.status ?? '';
  const payable = methods.filter(({ provider }) => provider === 'online');
  const status = purchase.order?.status ?? 'placed';
  const sent = purchase.order?.sent ?? 'none';
  const hasCart = typeof purchase.order?.cart_id === 'string';
  const isOnline = cents > 0 && payable.some(({ id }) => id === selected);
  const due = {
    method: selected,
    account,
    number: purchase.number,
    cents,
    createdAt: purchase.createdAt,
    payBy: purchase.order?.pay_by ?? null,
    status: payment_status,
  };
  return {
    order: {
      number: purchase.number,
      quote_number: purchase.quote?.number ?? '',
      created_at: purchase.createdAt.toISOString(),
      kind: purchase.kind,
      status,
      // What was sent cannot go back to the cart, and what came of a quote was in none.
      broken_off: sent === 'none' && hasCart && isBrokenOff({ status, payment_status, isOnline }),
      restored: typeof purchase.order?.restored_cart_id === 'string',
    },
    payment: {
      methods: paymentMethodsOf(payable, translate),
      selected,
      selected_title: cart.payment.methods[selected]?.title ?? '',
      url: '',
      payment_status,
      transfer: transferOf(due, translate),
      ...laterOf(purchase, payment_status),
      ...(lowered > 0 && { lowered_incl_tax: lowered }),
      ...refundedPartOf(state),
      ...takenBackOf(state, status === 'cancelled' ? 0 : cents),
      test: state !== undefined && isTestPayment(state),
    },
    shipment: cart.shipment,
    shipments: standing(shipments).map((shipment) => shownShipmentOf(shipment, translate)),
    ...(documents.length > 0 && { invoices: documents.map(({ number, kind }) => ({ number, kind })) }),
    checkout: withNotes(cart.shoppingcart, translate),
    quote: withNotes(cart.quote, translate),
    ...(purchase.snapshot.terms !== undefined && { agreed_terms: true as const }),
    users: purchase.customer,
    vies: cart.vies,
    agreement: cart.agreement,
    countries: cart.countries,
  };
}

function takenBackOf(state: PaymentState | undefined, total: number): { taken_back_incl_tax?: number } {
  const cents = state ? takenBack(state.derived, { total, givenBack: state.givenBack }) : 0;
  return cents > 0 ? { taken_back_incl_tax: cents } : {};
}

/** The term of an order that is paid afterwards, until its money arrived. */
function laterOf({ order }: Purchase, status: string): Pick<OutputOf<typeof getOrder>['payment'], 'later'> {
  if (!order || order.pay_days === null || isPaymentSettled(status)) return {};
  return { later: { days: order.pay_days, due_date: momentOf(order.pay_by) } };
}

/** What was paid back of a payment of which the shop still has the rest; the bank took none of it. */
function refundedPartOf(state: PaymentState | undefined): { refunded_incl_tax?: number } {
  if (state?.derived.status !== 'partially_refunded') return {};
  const parts = Object.values(state.derived.attempts).filter(({ status }) => status === 'partially_refunded');
  if (parts.some(({ chargedBack }) => chargedBack > 0)) return {};
  return { refunded_incl_tax: parts.reduce((sum, { refunded }) => sum + refunded, 0) };
}
