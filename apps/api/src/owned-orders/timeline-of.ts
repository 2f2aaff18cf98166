import type { getOrderTimeline, OutputOf } from '@etalage/api-contract';
import type { Translate } from '@etalage/texts';
import { methodTitle } from '../orders/attempts-of.ts';
import { type Shipment, shownShipmentOf } from '../orders/shipment.repository.ts';
import type { PaymentMethodRecord } from '../shoppingcart/cart.repository.ts';
import type { OrderRecords } from './find-order-events.ts';

type OrderEvent = OutputOf<typeof getOrderTimeline>['events'][number];

interface Shown {
  readonly createdAt: Date;
  readonly isQuote: boolean;
  /** Who reads the time line. */
  readonly memberId: string;
  readonly methods: readonly PaymentMethodRecord[];
  readonly translate: Translate;
}

/** Changes that their own records show. */
const shownElsewhere = new Set(['sent', 'shipment_taken_back', 'note_added', 'note_deleted']);

/**
 * Everything that happened to a purchase as one list, newest first. What is stored in one transaction has one moment: it is
 * then in the order of this list, so that a mail stands above what it is about.
 */
export function timelineOf(records: OrderRecords, shown: Shown): OrderEvent[] {
  const { methods, memberId, translate } = shown;
  const members = membersOf(records.changes);
  const events: OrderEvent[] = [
    ...records.mails.map((mail) => mailEvent(mail)),
    ...records.changes.flatMap((change) => changeEvents(change)),
    ...records.notes.map((note) => noteEvent(note, memberId)),
    ...records.shipments.toReversed().flatMap((shipment) => shipmentEvents(shipment, members, translate)),
    ...records.payments.map((payment) => paymentEvent(payment, methods)),
    ...placedEvents(records, shown),
  ];
  return events.toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

/** How it began; a quote of the shop begins with a change of a member. */
function placedEvents({ changes }: OrderRecords, { createdAt, isQuote }: Shown): OrderEvent[] {
  if (changes.some(({ action }) => action === 'quote_created')) return [];
  return [{ kind: 'placed', id: 'placed', at: createdAt, is_quote: isQuote }];
}

function changeEvents(change: OrderRecords['changes'][number]): OrderEvent[] {
  const { id, at, member_name: member, action, before, after } = change;
  if (shownElsewhere.has(action)) return [];
  return [{ kind: 'change', id: `change-${id}`, at, member, action, before, after }];
}

function mailEvent(mail: OrderRecords['mails'][number]): OrderEvent {
  const { id, subject, recipient, status, last_error: error, created_at: at } = mail;
  return { kind: 'mail', id: `mail-${id}`, at, subject, recipient, status, error };
}

function paymentEvent(
  payment: OrderRecords['payments'][number],
  methods: readonly PaymentMethodRecord[],
): OrderEvent {
  const { id, created_at: at, status, amount, refunded, charged_back, is_test: test } = payment;
  const method = methodTitle(methods, payment.method);
  return { kind: 'payment', id: `payment-${id}`, at, method, status, amount, refunded, charged_back, test };
}

/** Who sent or took back a shipment, by both. */
function membersOf(changes: OrderRecords['changes']): ReadonlyMap<string, string> {
  return new Map(
    changes.map(({ action, after, member_name }) => [
      `${action} ${String(after?.['shipment_id'])}`,
      member_name,
    ]),
  );
}

function shipmentEvents(
  stored: Shipment,
  members: ReadonlyMap<string, string>,
  translate: Translate,
): OrderEvent[] {
  const { id, created_at, taken_back_at } = stored;
  const shipment = shownShipmentOf(stored, translate);
  const memberOf = (action: string) => members.get(`${action} ${id}`) ?? '';
  const sent: OrderEvent = {
    kind: 'shipment',
    id: `shipment-${id}`,
    at: created_at,
    member: memberOf('sent'),
    shipment,
  };
  if (!taken_back_at) return [sent];
  const member = memberOf('shipment_taken_back');
  return [{ kind: 'shipment_taken_back', id: `taken-back-${id}`, at: taken_back_at, member, shipment }, sent];
}

function noteEvent(note: OrderRecords['notes'][number], memberId: string): OrderEvent {
  const { id, created_at: at, member_name: member, text, deleted_at } = note;
  return { kind: 'note', id, at, member, text, own: note.member_id === memberId, deleted_at };
}
