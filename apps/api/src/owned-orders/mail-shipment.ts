import type { SentState, ShownShipment } from '@etalage/shop-domain/schema';
import type { HandlerContext } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findShipments, standing } from '../orders/shipment.repository.ts';
import type { OrderRow } from '../payments/order.repository.ts';
import { orderPagePath } from '../payments/order-page-path.ts';
import { addToOutbox } from '../ports/mail/outbox.ts';
import { sellerOf } from '../websites/seller.ts';
import { websiteMailLook } from '../websites/website-mail-look.ts';
import { shipmentMail } from './shipment-mail.ts';

/** Puts the mail about a shipment in the outbox, once; returns its id. */
export async function mailShipment(
  tx: WebsiteTransaction,
  { websiteId, ports, translate }: HandlerContext,
  order: OrderRow,
  { shipment, sent }: { readonly shipment: ShownShipment; readonly sent: SentState },
): Promise<string | undefined> {
  const website = await findMailedWebsite(tx, websiteId);
  const origin = ports.siteUrl(website.host ?? '');
  const others = standing(await findShipments(tx, websiteId, order.id)).filter(
    ({ id }) => id !== shipment.id,
  );
  const sending = {
    seller: sellerOf(website),
    look: websiteMailLook(website, origin),
    url: origin + orderPagePath(website.settings, order.token),
    shipment,
    sent,
    isFirst: others.length === 0,
  };
  const mail = shipmentMail(order, sending, translate);
  return addToOutbox(tx, websiteId, `order-shipment:${order.token}:${shipment.id}`, mail);
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
