import { type LinePieces, piecesLeft, sendAllProblem } from '@etalage/shop-domain';
import { MAX_SHIPMENTS } from '@etalage/shop-domain/schema';
import type { Translate } from '@etalage/texts';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import { findNumberedOrders, listedFactsOf } from '../../orders/numbered-orders.repository.ts';
import { findPieces, type OrderPieces } from '../../orders/order-pieces.repository.ts';
import { findPickupMethods } from '../../invoices/pickup-methods.repository.ts';
import type { OrderRow } from '../../payments/order.repository.ts';

/** An order of which all that is left is sent. */
export interface SendableOrder {
  readonly order: OrderRow;
  readonly left: readonly LinePieces[];
  /** It lies ready to be fetched. */
  readonly isPickup: boolean;
}

export interface SkippedOrder {
  readonly number: string;
  readonly message: string;
}

interface Asked {
  /** By number: the version in which each was seen; undefined for any. */
  readonly orders: ReadonlyMap<string, number | undefined>;
  readonly lock: boolean;
}

/** Which of several orders are sent, and why the others are left out; in the order in which they are asked for. */
export async function decideSending(
  tx: WebsiteTransaction,
  { websiteId, translate: t }: { readonly websiteId: string; readonly translate: Translate },
  { orders: asked, lock }: Asked,
) {
  const { orders, quotes } = await findNumberedOrders(tx, websiteId, { numbers: [...asked.keys()], lock });
  const rows = [...orders.values()];
  const pieces = await findPieces(
    tx,
    websiteId,
    rows.map(({ id }) => id),
  );
  const pickups = await findPickupMethods(tx, websiteId);
  const sendable: SendableOrder[] = [];
  const skipped: SkippedOrder[] = [];
  for (const [number, version] of asked) {
    const order = orders.get(number);
    if (!order) {
      skipped.push({ number, message: t(quotes.has(number) ? 'order_bulk_quote' : 'order_bulk_gone') });
      continue;
    }
    const own = pieces.get(order.id);
    const left = leftOf(own);
    const message = problemOf(order, { version, left, shipments: own?.shipments ?? 0 }, t);
    const isPickup = pickups.has(order.snapshot.cart.shipment.selected.selected);
    if (message === undefined) sendable.push({ order, left, isPickup });
    else skipped.push({ number, message });
  }
  return { sendable, skipped };
}

function problemOf(
  order: OrderRow,
  seen: {
    readonly version: number | undefined;
    readonly left: readonly LinePieces[];
    readonly shipments: number;
  },
  t: Translate,
): string | undefined {
  if (seen.version !== undefined && seen.version !== order.version) return t('order_bulk_changed');
  const problem = sendAllProblem(listedFactsOf(order));
  if (problem) return t(problem);
  if (seen.left.length === 0) return t('order_bulk_sent');
  const most = String(MAX_SHIPMENTS);
  return seen.shipments < MAX_SHIPMENTS ? undefined : t('shipment_too_many_shipments', { most });
}

function leftOf(pieces: OrderPieces | undefined): LinePieces[] {
  if (!pieces) return [];
  const left = piecesLeft(pieces.lines, [{ lines: pieces.sent }]);
  return [...left].flatMap(([position, quantity]) => (quantity > 0 ? [{ position, quantity }] : []));
}
