import { dashboardPath } from '@etalage/api-contract';
import { isAlwaysExcluded, isBusiness, PAY_LATER, withdrawalAddress } from '@etalage/shop-domain';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { HandlerContext } from '../calls/handler-context.ts';
import type { LoadedCart } from '../shoppingcart/cart.service.ts';
import { addToOutbox } from '../ports/mail/outbox.ts';
import { orderMail } from './order-mail.ts';
import { orderPagePath } from '../websites/order-page-path.ts';
import type { PlacedPurchase } from '../payments/order.repository.ts';
import type { PaymentMode } from '../ports/payment/payments.ts';
import { ownerAddress, ownerMail } from './owner-mail.ts';
import type { WithdrawalMail } from './withdrawal-parts.ts';
import type { AcceptedOffer } from './purchase-parts.ts';
import { guaranteeOf } from '../websites/guarantee-of.ts';
import { returnsOf } from '../websites/returns-of.ts';
import { sellerOf } from '../websites/seller.ts';
import { websiteMailLook } from '../websites/website-mail-look.ts';
import { vatSchemesOf } from '../websites/shop-settings.ts';
import { transferOf } from './transfer-of.ts';

/** What the mails need of the shop, as far as it is known from a cart that was loaded. */
type MailedShop = Pick<LoadedCart, 'website'> & {
  readonly priced: { readonly payment: Pick<LoadedCart['priced']['payment'], 'offered'> };
};

/**
 * Puts the mails of a new purchase in the outbox, to the customer and to the owner, each once; returns their ids. The
 * mails are composed before the promise is returned, so that only the database can reject it.
 */
export function mailPurchase(
  tx: WebsiteTransaction,
  { websiteId, origin, ports, translate, now }: HandlerContext,
  { website, priced }: MailedShop,
  purchase: PlacedPurchase & { readonly mode: PaymentMode },
  accepted?: AcceptedOffer,
): Promise<string[]> {
  const { token, number, order } = purchase;
  const method = order?.payment_method ?? '';
  const account = priced.payment.offered.find(({ id }) => id === method)?.transfer;
  const due = {
    method,
    account: account && { ...account, country: vatSchemesOf(website).seller_country },
    number,
    cents: order?.total_incl_tax ?? 0,
    createdAt: now(),
    status: '',
  };
  // What is paid afterwards has a day and an account in the mail that follows its parcel.
  const transfer = method === PAY_LATER ? null : transferOf(due, translate);
  const payDays = order?.pay_days ?? null;
  const isOnline = priced.payment.offered.some(({ id, provider }) => id === method && provider === 'online');
  const isTest = isOnline && purchase.mode === 'test';
  const seller = sellerOf(website);
  const look = websiteMailLook(website, origin);
  const url = origin + orderPagePath(website.settings, token);
  const withdrawal = withdrawalOf(purchase, origin + withdrawalAddress(number));
  const returns = returnsOf(website.settings);
  // Also where nobody can withdraw: goods that are made to measure have to be sound too.
  const isConsumer = order && !isBusiness(purchase.customer);
  const hasGuarantee = isConsumer === true && guaranteeOf(website.settings) !== undefined;
  const about = { seller, returns, hasGuarantee, look, url, withdrawal, transfer, payDays, isTest, accepted };
  const confirmation = orderMail(purchase, about, translate);
  const mails = [{ key: 'order-confirmation', mail: confirmation }];
  const recipient = ownerAddress(website.settings, seller);
  if (recipient) {
    const path = dashboardPath(websiteId, `/bestellingen/${encodeURIComponent(number)}`);
    const page = ports.dashboardUrl() + path;
    const mail = ownerMail(purchase, { seller, look, recipient, url: page, isTest, accepted }, translate);
    mails.push({ key: 'order-notification', mail });
  }
  const adding = mails.map(({ key, mail }) => addToOutbox(tx, websiteId, `${key}:${token}`, mail));
  return Promise.all(adding).then((ids) => ids.filter((id) => id !== undefined));
}

/** How the buyer of an order withdraws from it; a business cannot, and nobody can from what is excluded. */
function withdrawalOf({ order, customer, snapshot }: PlacedPurchase, url: string): WithdrawalMail | null {
  if (!order || isBusiness(customer)) return null;
  const exclusions = snapshot.cart.shoppingcart.products.map((line) => line.withdrawal_exclusion ?? '');
  if (exclusions.every(isAlwaysExcluded)) return null;
  return { url, hasExceptions: exclusions.some((one) => one !== '') };
}
