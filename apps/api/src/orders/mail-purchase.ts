import type { WebsiteTransaction } from '../db/with-website.ts';
import type { HandlerContext } from '../http/handler-context.ts';
import type { OpenCart } from '../shoppingcart/cart.service.ts';
import { addToOutbox } from '../ports/mail/outbox.ts';
import { orderMail } from './order-mail.ts';
import { orderPagePath } from './order-page-path.ts';
import type { Purchase } from './order.repository.ts';
import { ownerAddress, ownerMail } from './owner-mail.ts';
import { sellerOf } from './seller.ts';

/** Puts the mails of a new purchase in the outbox, to the customer and to the owner, each once; answers their ids. */
export async function mailPurchase(
  tx: WebsiteTransaction,
  { websiteId, origin, ports, translate }: HandlerContext,
  website: OpenCart['website'],
  purchase: Purchase,
): Promise<string[]> {
  const { token, number } = purchase;
  const seller = sellerOf(website);
  const confirmation = orderMail(
    purchase,
    seller,
    origin + orderPagePath(website.settings, token),
    translate,
  );
  const ids = [await addToOutbox(tx, websiteId, `order-confirmation:${token}`, confirmation)];
  const recipient = ownerAddress(website.settings, seller);
  if (recipient) {
    const url = `${ports.dashboardUrl()}/bestellingen/${encodeURIComponent(number)}`;
    const notice = ownerMail(purchase, seller, { recipient, url }, translate);
    ids.push(await addToOutbox(tx, websiteId, `order-notification:${token}`, notice));
  }
  return ids.filter((id) => id !== undefined);
}
