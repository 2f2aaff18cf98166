import { timesRatio } from '../money/round-half-away-from-zero.ts';
import { divideByWeights } from '../money/largest-remainder.ts';
import { paidParts } from '../refund/paid-parts.ts';
import { chargedOf, groupsOf, totalsOf } from './invoice-groups.ts';
import { groundsOf } from './invoice-grounds.ts';
import type { InvoiceCalculation, InvoicedOrder, LineDiscount, Numbered } from './invoice-input.ts';
import { buyerOf, receiverOf } from './invoice-parties.ts';
import type { InvoiceCharge, InvoiceDocument, InvoiceGroup, InvoiceLine } from './invoice.schema.ts';

interface Payment {
  readonly isPaid: boolean;
  /** Until when it is to be paid, and where; only if it is not paid. */
  readonly due: string;
  readonly payTo: InvoiceDocument['pay_to'];
  /** Of the page of the order. */
  readonly payPath: string;
}

/**
 * The invoice of an order, from its stored calculation alone. Its VAT groups are those of the calculation; the lines are
 * what the calculation gave them, and shipping is what they leave of each group, so that all columns add up to the cent.
 */
export function invoiceOf(order: InvoicedOrder, numbered: Numbered, payment: Payment): InvoiceDocument {
  const { calculation } = order;
  const groups = groupsOf(paidParts(calculation).rates);
  const lines = withinGroups(linesOf(order), groups);
  const totals = totalsOf(groups, payment.isPaid);
  const isOpen = totals.gross > totals.paid;
  return {
    version: 1,
    kind: 'invoice',
    ...numbered,
    due: isOpen ? payment.due : '',
    is_test: order.isTest,
    order: { number: order.number, date: order.date },
    credits: null,
    seller: order.seller,
    buyer: buyerOf(order.customer),
    deliver_to: receiverOf(order.customer, order.isPickup),
    lines,
    charges: chargesOf(lines, groups, order.words.shipping),
    groups,
    totals,
    grounds: groundsOf(groups, order),
    pay_to: isOpen ? payment.payTo : null,
    ...(isOpen && { pay_path: payment.payPath }),
  };
}

/** How a product is named on a document. */
export function namedAs(order: InvoicedOrder, id: string) {
  const product = order.products.find((one) => one.id === id);
  return {
    title: product?.title || id,
    details: (product?.options ?? []).map(({ title, value }) => (value ? `${title}: ${value}` : title)),
    article_number: product?.article_number ?? '',
  };
}

function linesOf(order: InvoicedOrder): InvoiceLine[] {
  const { calculation } = order;
  const vats = new Map(paidParts(calculation).lines.map(({ id, vat }) => [id, vat]));
  return calculation.checkout.lines.map(({ id, quantity, total }, at) => {
    const charged = chargedOf(vats.get(id) ?? '');
    return {
      id,
      ...namedAs(order, id),
      quantity,
      discount: netDiscount(calculation.discounts[at], quantity, { charged, mode: calculation.price_mode }),
      net: total.excl_tax,
      gross: total.incl_tax,
      ...charged,
    };
  });
}

/** What discounts took off a line, without VAT: only a detail of it, because its amount is stored after discounts. */
function netDiscount(
  line: LineDiscount | undefined,
  quantity: number,
  { charged, mode }: { charged: ReturnType<typeof chargedOf>; mode: InvoiceCalculation['price_mode'] },
): number {
  if (!line || line.discount <= 0) return 0;
  if (mode === 'net') return line.discount;
  if (charged.category === 'S') return timesRatio(line.discount, 10_000, 10_000 + charged.rate);
  // Of a gross price that is zero-rated the domestic VAT was taken out; the price of a piece says how much.
  const net = (line.unit?.excl_tax ?? 0) * quantity;
  return line.amount > 0 ? timesRatio(line.discount, net, line.amount) : 0;
}

/** Lines of old orders were stored without their group; should they exceed the one that is likely, they share it. */
function withinGroups(lines: readonly InvoiceLine[], groups: readonly InvoiceGroup[]): InvoiceLine[] {
  const fitted = new Map(lines.map((line) => [line.id, line]));
  for (const group of groups) {
    const own = lines.filter((line) => isIn(line, group));
    const sums = { net: sumOf(own, 'net'), gross: sumOf(own, 'gross') };
    if (sums.net <= group.net && sums.gross <= group.gross) continue;
    const weights = own.map(({ gross }) => gross);
    const nets = divideByWeights(group.net, weights, (at) => own[at]?.id ?? '');
    const grosses = divideByWeights(group.gross, weights, (at) => own[at]?.id ?? '');
    for (const [at, line] of own.entries())
      fitted.set(line.id, { ...line, discount: 0, net: nets[at] ?? 0, gross: grosses[at] ?? 0 });
  }
  return [...fitted.values()];
}

/** Shipping: what the lines leave of each group. */
function chargesOf(
  lines: readonly InvoiceLine[],
  groups: readonly InvoiceGroup[],
  title: string,
): InvoiceCharge[] {
  return groups.flatMap((group): InvoiceCharge[] => {
    const own = lines.filter((line) => isIn(line, group));
    const net = group.net - sumOf(own, 'net');
    const gross = group.gross - sumOf(own, 'gross');
    const { category, rate } = group;
    return net === 0 && gross === 0 ? [] : [{ title, net, gross, category, rate }];
  });
}

type Charged = Pick<InvoiceGroup, 'category' | 'rate'>;

function isIn(line: Charged, group: Charged): boolean {
  return line.category === group.category && line.rate === group.rate;
}

function sumOf(lines: readonly InvoiceLine[], side: 'net' | 'gross'): number {
  return lines.reduce((sum, line) => sum + line[side], 0);
}
