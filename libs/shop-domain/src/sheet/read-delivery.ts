import { type StoredDelivery, storedDelivery } from '../delivery/delivery-of.ts';
import { deliveryDays } from '../schema/delivery-days.schema.ts';

/** A delivery as a sheet writes it: "1-3" working days; '' for what the shop says. */
export function deliveryCell(stored: StoredDelivery): string {
  const days = storedDelivery(stored);
  return days === null ? '' : `${days.from}-${days.to}`;
}

/** The delivery in a cell, of which the second number may be missing; undefined if it is none. */
export function readDelivery(typed: string): StoredDelivery | undefined {
  const [, from, to = from] = /^(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?$/.exec(typed.trim()) ?? [];
  const read = deliveryDays.safeParse({ from: Number(from), to: Number(to) });
  return read.success ? { delivery_from: read.data.from, delivery_to: read.data.to } : undefined;
}
