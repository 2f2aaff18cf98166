import type { SentState } from '@etalage/shop-domain/schema';
import type { HandlerContext } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { type Shipment, shownShipmentOf, standing } from '../orders/shipment.repository.ts';
import type { OrderRow } from '../payments/order.repository.ts';
import { orderPagePath } from '../websites/order-page-path.ts';
import { addToOutbox } from '../ports/mail/outbox.ts';
import { sellerOf } from '../websites/seller.ts';
import { websiteMailLook } from '../websites/website-mail-look.ts';
import { shipmentMail } from './shipment-mail.ts';

interface Mailed {
  /** All shipments of the order. */
  readonly shipments: readonly Shipment[];
  /** The id of the one that the mail is about. */
  readonly id: string;
  readonly sent: SentState;
}

/** Prepares mails about shipments of a website: each is put in the outbox once, and its id is returned. */
export async function shipmentMailer(
  tx: WebsiteTransaction,
  { websiteId, ports, translate }: HandlerContext,
): Promise<(order: OrderRow, mailed: Mailed) => Promise<string | undefined>> {
  const website = await findMailedWebsite(tx, websiteId);
  const origin = ports.siteUrl(website.host ?? '');
  const seller = sellerOf(website);
  const look = websiteMailLook(website, origin);
  return (order, { shipments, id, sent }) => {
    const stored = shipments.find((one) => one.id === id);
    if (!stored) throw new Error('a shipment is gone');
    const sending = {
      seller,
      look,
      url: origin + orderPagePath(website.settings, order.token),
      shipment: shownShipmentOf(stored, translate),
      sent,
      isFirst: standing(shipments).every((one) => one.id === id),
    };
    const mail = shipmentMail(order, sending, translate);
    return addToOutbox(tx, websiteId, `order-shipment:${order.token}:${id}`, mail);
  };
}

/** A website with what its mails show, and the address at which visitors find it. */
async function findMailedWebsite(tx: WebsiteTransaction, websiteId: string) {
  return tx
    .selectFrom('websites as w')
    .select(['w.name', 'w.settings'])
    .select((eb) =>
      eb
        .selectFrom('website_hosts as h')
        .select('h.host')
        .whereRef('h.website_id', '=', 'w.id')
        .orderBy('h.host')
        .limit(1)
        .as('host'),
    )
    .where('w.id', '=', websiteId)
    .executeTakeFirstOrThrow();
}
