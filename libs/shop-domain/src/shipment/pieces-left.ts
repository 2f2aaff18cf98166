import type { SentState } from '../schema/shipment.schema.ts';

/** Pieces of a line of an order, by its place. */
export interface LinePieces {
  readonly position: number;
  readonly quantity: number;
}

/** The pieces of one shipment. */
interface Sent {
  readonly lines: readonly LinePieces[];
}

/** How many pieces of each line are not sent yet, by its place. */
export function piecesLeft(
  lines: readonly LinePieces[],
  shipments: readonly Sent[],
): ReadonlyMap<number, number> {
  const left = new Map(lines.map(({ position, quantity }) => [position, quantity]));
  for (const { position, quantity } of shipments.flatMap((shipment) => shipment.lines)) {
    left.set(position, Math.max(0, (left.get(position) ?? 0) - quantity));
  }
  return left;
}

/** How much of an order these shipments are; nothing of an order without lines. */
export function sentStateOf(lines: readonly LinePieces[], shipments: readonly Sent[]): SentState {
  if (!shipments.some((shipment) => shipment.lines.length > 0)) return 'none';
  return [...piecesLeft(lines, shipments).values()].some((left) => left > 0) ? 'partly' : 'all';
}
