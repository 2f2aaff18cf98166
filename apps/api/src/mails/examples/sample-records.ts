import type { SentState } from '@etalage/shop-domain/schema';
import { defaultFormSettings, newFormItem } from '@etalage/site-model';
import type { Translate } from '@etalage/texts';
import type { StoredForm } from '../../forms/form.repository.ts';
import { type Shipment, shownShipmentOf } from '../../orders/shipment.repository.ts';
import type { OrderRow } from '../../payments/order.repository.ts';
import type { RefundRow } from '../../payments/refund.repository.ts';
import type { WithdrawalRow } from '../../withdrawals/withdrawals.repository.ts';

/** The first line of an order as a shipment, sent or ready to be fetched. */
export function sampleShipment(order: OrderRow, carrier: 'postnl' | 'pickup', t: Translate) {
  const isSent = carrier === 'postnl';
  const { products } = order.snapshot.cart.shoppingcart;
  const shipment: Shipment = {
    id: 'voorbeeld',
    carrier,
    carrier_name: '',
    track_code: isSent ? '3SVOORBEELD01' : '',
    track_url: isSent ? 'https://jouw.postnl.nl/track-and-trace' : '',
    created_at: order.created_at,
    taken_back_at: null,
    lines: products.map(({ title, quantity }, index) => ({ position: index + 1, quantity, title })),
  };
  return shownShipmentOf(shipment, t);
}

/** A shipment of the first line only, after which more follows. */
export function samplePart(order: OrderRow, t: Translate) {
  const shipment = sampleShipment(order, 'postnl', t);
  const sent: SentState = 'partly';
  return { sent, shipment: { ...shipment, lines: shipment.lines.slice(0, 1) } };
}

/** One piece of the first line that is paid back. */
export function sampleRefund(order: OrderRow): RefundRow {
  const [line] = order.snapshot.cart.shoppingcart.products;
  const amount = line ? Math.round(line.total_price_incl_tax / line.quantity) : 0;
  return {
    website_id: order.website_id,
    id: 'voorbeeld',
    order_id: order.id,
    payment_id: '',
    kind: 'order',
    by_hand: false,
    amount,
    split: { amount, lines: [{ id: line?.id ?? '', pieces: 1, amount }], shipping: [], free: 0, rates: [] },
    restock: [],
    reason: '',
    member_name: '',
    state: 'sent',
    attempt: 1,
    tries: 1,
    provider_id: null,
    error: '',
    created_at: order.created_at,
    tried_at: null,
    told_at: null,
  };
}

/** A withdrawal from one piece of the first line. */
export function sampleWithdrawal(
  order: OrderRow,
  state: WithdrawalRow['state'],
  t: Translate,
): WithdrawalRow {
  const { website_id, id, customer, created_at } = order;
  return {
    website_id,
    order_id: id,
    id: 'voorbeeld',
    name: `${customer.invoice_firstname} ${customer.invoice_lastname}`,
    lines: [{ position: 1, pieces: 1 }],
    state,
    reason: state === 'refused' ? t('mails_sample_refused') : '',
    created_at,
  };
}

/** A contact form with its answers; it confirms what was sent to who sent it. */
export function sampleForm({ customer }: OrderRow, t: Translate) {
  const form: StoredForm = {
    id: 'voorbeeld',
    title: t('mails_sample_form'),
    submit_title: '',
    summary: '0',
    version: 1,
    items: [
      newFormItem({ type: 'text', identifier: 'naam', label: t('mails_sample_form_name') }),
      newFormItem({ type: 'email', identifier: 'email', label: t('mails_sample_form_email') }),
      newFormItem({ type: 'textarea', identifier: 'vraag', label: t('mails_sample_form_question') }),
    ],
    settings: { ...defaultFormSettings, confirm: '1', confirm_item: 'email' },
  };
  const values = {
    naam: `${customer.invoice_firstname} ${customer.invoice_lastname}`,
    email: customer.invoice_email,
    vraag: t('mails_sample_question'),
  };
  return { form, values };
}
