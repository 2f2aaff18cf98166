import { MAX_ORDER_EVENTS } from '@etalage/api-contract';
import { findHistory } from '../audit/audit.repository.ts';
import type { ProviderStatus } from '../db/tables/provider-status.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findShipments } from '../orders/shipment.repository.ts';
import type { Purchase } from '../payments/order.repository.ts';
import { ORDER_SUBJECT } from './change-order.ts';

/** What is stored about a purchase, as far as its time line shows it. */
export type OrderRecords = Awaited<ReturnType<typeof findOrderEvents>>;

/** Reads everything that happened to a purchase, and to the quote of which it was made. */
export async function findOrderEvents(
  tx: WebsiteTransaction,
  websiteId: string,
  { token, order, quote }: Pick<Purchase, 'token' | 'order' | 'quote'>,
) {
  const mails = await findMails(tx, websiteId, token);
  const changesOf = (id: string | null | undefined) =>
    id ? findHistory(tx, websiteId, { kind: ORDER_SUBJECT, id }, MAX_ORDER_EVENTS) : [];
  const quoted = await changesOf(quote?.id ?? order?.quote_id);
  if (!order) return { mails, payments: [], changes: quoted, shipments: [], notes: [] };
  return {
    mails,
    payments: await findPayments(tx, websiteId, order.id),
    changes: [...(await changesOf(order.id)), ...quoted],
    shipments: await findShipments(tx, websiteId, order.id),
    notes: await findNotes(tx, websiteId, order.id),
  };
}

/** The mails about a purchase, to its buyer and to the shop. */
async function findMails(tx: WebsiteTransaction, websiteId: string, token: string) {
  return tx
    .selectFrom('mail_outbox')
    .select(['id', 'subject', 'recipient', 'status', 'last_error', 'created_at'])
    .where('website_id', '=', websiteId)
    .where('order_token', '=', token)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_ORDER_EVENTS)
    .execute();
}

async function findPayments(tx: WebsiteTransaction, websiteId: string, orderId: string) {
  return (
    tx
      .selectFrom('payment_events as e')
      .innerJoin('payment_attempts as a', (join) =>
        join.onRef('a.website_id', '=', 'e.website_id').onRef('a.id', '=', 'e.attempt_id'),
      )
      .select(['e.id', 'e.status', 'e.refunded', 'e.charged_back', 'e.created_at'])
      .select(['a.method', 'a.amount', 'a.is_test'])
      .where('e.website_id', '=', websiteId)
      .where('e.order_id', '=', orderId)
      // Those that a member entered are among the changes, with their name.
      .where('a.received_on', 'is', null)
      .$narrowType<{ status: ProviderStatus }>()
      .orderBy('e.id', 'desc')
      .limit(MAX_ORDER_EVENTS)
      .execute()
  );
}

async function findNotes(tx: WebsiteTransaction, websiteId: string, orderId: string) {
  return tx
    .selectFrom('order_notes')
    .select(['id', 'member_id', 'member_name', 'text', 'created_at', 'deleted_at'])
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .limit(MAX_ORDER_EVENTS)
    .execute();
}
