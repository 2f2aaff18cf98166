import { piecesLeft, type ShipmentContent } from '@etalage/shop-domain';
import type { OwnerOrder } from '../../../queries/order-queries.ts';

/** A shipment as it is typed. */
export interface ShipmentForm {
  carrier: ShipmentContent['carrier'];
  carrier_name: string;
  track_code: string;
  track_url: string;
  mail: boolean;
  /** The pieces of each line, by `piecesKey`: an order that changes meanwhile has other lines. */
  pieces: Record<string, string>;
}

/** A line of an order with pieces that are not sent yet. */
export interface SendableLine {
  readonly position: number;
  readonly title: string;
  readonly details: string;
  readonly left: number;
}

/** What of an order can be sent; lines without pieces left are missing. */
export function sendableLines({ checkout, shipments }: Pick<OwnerOrder, 'checkout' | 'shipments'>) {
  const lines = checkout.products.map(({ quantity }, index) => ({ position: index + 1, quantity }));
  const left = piecesLeft(lines, shipments);
  const sendable = checkout.products.map(({ title, options }, index): SendableLine => {
    const details = options.flatMap(({ value }) => (value === '' ? [] : [value])).join(', ');
    return { position: index + 1, title, details, left: left.get(index + 1) ?? 0 };
  });
  return { left, lines: sendable.filter((line) => line.left > 0) };
}

/** The name of the field of a line; a name of digits would make a list of the fields. */
export const piecesKey = (position: number): string => `p${position}`;

/** A form that sends all that is left. */
export function shipmentFormOf(lines: readonly SendableLine[], isPickup: boolean): ShipmentForm {
  return {
    carrier: isPickup ? 'pickup' : 'postnl',
    carrier_name: '',
    track_code: '',
    track_url: '',
    mail: true,
    pieces: Object.fromEntries(lines.map(({ position, left }) => [piecesKey(position), String(left)])),
  };
}

/** Pieces as a number; nothing typed is 0, and null is no number of pieces. */
export function typedPieces(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return 0;
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}

/** What is sent to the server; a line without pieces is left out. */
export function shipmentOf(typed: ShipmentForm, lines: readonly SendableLine[]): ShipmentContent {
  const { carrier, carrier_name, track_code, track_url, pieces } = typed;
  return {
    carrier,
    carrier_name: carrier_name.trim(),
    track_code: track_code.trim(),
    track_url: track_url.trim(),
    lines: lines.flatMap(({ position }) => {
      const quantity = typedPieces(pieces[piecesKey(position)] ?? '') ?? 0;
      return quantity > 0 ? [{ position, quantity }] : [];
    }),
  };
}
