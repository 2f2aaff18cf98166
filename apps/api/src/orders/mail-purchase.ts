import type { WebsiteTransaction } from '../db/with-website.ts';
import type { HandlerContext } from '../calls/handler-context.ts';
import type { OpenCart } from '../shoppingcart/cart.service.ts';
import { addToOutbox } from '../ports/mail/outbox.ts';
import { orderMail } from './order-mail.ts';
import { orderPagePath } from '../payments/order-page-path.ts';
import type { PlacedPurchase } from '../payments/order.repository.ts';
import { ownerAddress, ownerMail } from './owner-mail.ts';
import { sellerOf } from '../websites/seller.ts';

/**
 * Puts the mails of a new purchase in the outbox, to the customer and to the owner, each once; returns their ids. The
 * mails are composed before the promise is returned, so that only the database can reject it.
 */
export function mailPurchase(
  tx: WebsiteTransaction,
  { websiteId, origin, ports, translate }: HandlerContext,
  website: OpenCart['website'],
  purchase: PlacedPurchase,
): Promise<string[]> {
  const { token, number } = purchase;
  const seller = sellerOf(website);
  const url = origin + orderPagePath(website.settings, token);
  const mails = [{ key: 'order-confirmation', mail: orderMail(purchase, seller, url, translate) }];
  const recipient = ownerAddress(website.settings, seller);
  if (recipient) {
    const page = `${ports.dashboardUrl()}/bestellingen/${encodeURIComponent(number)}`;
    const mail = ownerMail(purchase, seller, { recipient, url: page }, translate);
    mails.push({ key: 'order-notification', mail });
  }
  const adding = mails.map(({ key, mail }) => addToOutbox(tx, websiteId, `${key}:${token}`, mail));
  return Promise.all(adding).then((ids) => ids.filter((id) => id !== undefined));
}
