import {
  addOrderNote,
  cancelOrder,
  getOrderActions,
  listRefunds,
  markOrderPaid,
  refundOrder,
  sendOrder,
} from '@etalage/api-contract';
import { dutchDayOf } from '@etalage/texts/format';
import { after, purchaseOf, type Run } from './run.ts';
import type { Event, Sent } from './year-event.ts';

/** Enters that the money of a transfer, or at the workshop, was received. */
export async function receivePayment(run: Run, event: Event<'received' | 'expired-unpaid'>): Promise<void> {
  const found = await openedOrder(run, event);
  if (found) await run.ask(markOrderPaid, { ...found.seen, received_on: dutchDayOf(event.at) });
}

export async function cancelUnpaid(run: Run, event: Event<'received' | 'expired-unpaid'>): Promise<void> {
  const found = await openedOrder(run, event);
  const reason = 'We hebben je betaling niet ontvangen.';
  if (found) await run.ask(cancelOrder, { ...found.seen, reason, mail: true });
}

export async function sendParcel(run: Run, event: Sent): Promise<void> {
  const found = await openedOrder(run, event);
  if (!found) return;
  const all = run.placed.get(event.key)?.lines ?? [];
  const lines = all.map(({ quantity }, index) => ({ position: index + 1, quantity }));
  const rest = found.facts.sent === 'partly' ? lines.slice(1) : lines;
  const carrier_name = event.carrier === 'other' ? 'Eigen bezorging' : '';
  const { carrier, track: track_code } = event;
  await run.ask(sendOrder, {
    ...found.seen,
    id: `jaar-${event.key}-${event.at.getTime()}`,
    shipment: {
      carrier,
      carrier_name,
      track_code,
      track_url: '',
      lines: event.isPart ? rest.slice(0, 1) : rest,
    },
    mail: true,
  });
}

/** Pays back one piece of the first line, or all of it; what was not sent yet is cancelled then. */
export async function refund(run: Run, event: Event<'refunded'>): Promise<void> {
  const found = await openedOrder(run, event);
  if (!found) return;
  const { number } = found.seen;
  const { version, remainder, restockable } = await run.ask(listRefunds, { number });
  const lines = remainder.lines.map(({ id, pieces }) => ({ id, pieces }));
  const part = lines.slice(0, 1).map(({ id }) => ({ id, pieces: 1 }));
  const shipping = event.isWhole ? remainder.shipping.reduce((sum, { amount }) => sum + amount, 0) : 0;
  const isBack = event.reason !== 'Te laat geleverd';
  const back = new Set((event.isWhole ? lines : part).map(({ id }) => id));
  await run.ask(refundOrder, {
    number,
    version,
    id: `jaar-${event.key}`,
    refund: { lines: event.isWhole ? lines : part, shipping, free: 0 },
    double: '',
    restock: isBack ? restockable.map(({ id }) => id).filter((id) => back.has(id)) : [],
    reason: event.reason,
  });
  if (found.facts.sent !== 'none' || !event.isWhole) return;
  run.at(after(event.at, 60));
  const again = await openedOrder(run, event);
  if (again) await run.ask(cancelOrder, { ...again.seen, reason: '', mail: true });
}

export async function note(run: Run, event: Event<'noted'>): Promise<void> {
  const purchase = purchaseOf(run, event);
  if (purchase)
    await run.ask(addOrderNote, { number: purchase.number, id: `jaar-${event.key}`, text: event.text });
}

/** An order with the version that a change names. */
async function openedOrder(run: Run, event: Parameters<typeof purchaseOf>[1]) {
  const purchase = purchaseOf(run, event);
  if (!purchase) return undefined;
  const { number } = purchase;
  const { version, facts } = await run.ask(getOrderActions, { number });
  return { seen: { number, version }, facts };
}
