import { divideByWeights } from '../money/largest-remainder.ts';
import { paidParts } from '../refund/paid-parts.ts';
import type { RefundRate, RefundSplit } from '../refund/refund.schema.ts';
import { chargedOf, groupsOf, totalsOf } from './invoice-groups.ts';
import { groundsOf } from './invoice-grounds.ts';
import type { InvoicedOrder, Numbered } from './invoice-input.ts';
import { namedAs } from './invoice-of.ts';
import { buyerOf, receiverOf } from './invoice-parties.ts';
import type { InvoiceDocument, InvoiceLine } from './invoice.schema.ts';

/** A part of a refund before its amounts are known. */
type Part = Omit<InvoiceLine, 'net' | 'gross' | 'category' | 'rate'> & { readonly amount: number };

/** What is credited of an invoice, and whether it was paid back or never came. */
export interface CreditedRefund {
  readonly credits: InvoiceDocument['credits'];
  readonly split: RefundSplit;
  readonly isRefunded: boolean;
}

/**
 * The credit note of a refund: what was given back of the order, by VAT group exactly as the refund was decided. Within a
 * group, its amounts are divided over what it was for.
 */
export function creditNoteOf(
  order: InvoicedOrder,
  numbered: Numbered,
  { credits, split, isRefunded }: CreditedRefund,
): InvoiceDocument {
  const groups = groupsOf(split.rates);
  return {
    version: 1,
    kind: 'credit_note',
    ...numbered,
    due: '',
    is_test: order.isTest,
    order: { number: order.number, date: order.date },
    credits,
    seller: order.seller,
    buyer: buyerOf(order.customer),
    deliver_to: receiverOf(order.customer, order.isPickup),
    lines: linesOf(order, split),
    charges: [],
    groups,
    totals: totalsOf(groups, isRefunded),
    grounds: groundsOf(groups, order),
    pay_to: null,
  };
}

function linesOf(order: InvoicedOrder, split: RefundSplit): InvoiceLine[] {
  const vats = new Map(paidParts(order.calculation).lines.map(({ id, vat }) => [id, vat]));
  return split.rates.flatMap((rate) => {
    const charged = chargedOf(rate.vat);
    const parts = partsOf(order, split, { rate, vats });
    const weights = parts.map(({ amount }) => amount);
    const idOf = (at: number) => parts[at]?.id ?? '';
    const nets = divideByWeights(rate.gross - rate.tax, weights, idOf);
    const grosses = divideByWeights(rate.gross, weights, idOf);
    return parts.map(({ amount: _amount, ...part }, at) => ({
      ...part,
      net: nets[at] ?? 0,
      gross: grosses[at] ?? 0,
      ...charged,
    }));
  });
}

/** What a group gives back: pieces, shipping, and for the rest nothing in particular. */
function partsOf(
  order: InvoicedOrder,
  split: RefundSplit,
  { rate, vats }: { rate: RefundRate; vats: ReadonlyMap<string, string> },
): Part[] {
  const single = { details: [], article_number: '', quantity: 1, discount: 0 };
  const parts = split.lines
    .filter(({ id }) => vats.get(id) === rate.vat)
    .map(({ id, pieces, amount }): Part => {
      return { id, ...namedAs(order, id), quantity: pieces, discount: 0, amount };
    });
  for (const { vat, amount } of split.shipping)
    if (vat === rate.vat)
      parts.push({ id: `shipping:${vat}`, title: order.words.shipping, ...single, amount });
  const rest = rate.gross - parts.reduce((sum, { amount }) => sum + amount, 0);
  if (rest > 0) parts.push({ id: `free:${rate.vat}`, title: order.words.free, ...single, amount: rest });
  return parts;
}
