import type { getAgreedTerms, getOrderTerms } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler, HandlerContext } from '../calls/handler-context.ts';
import { openedPurchase } from '../orders/opened-purchase.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { findNumberedPurchase, type Purchase } from '../payments/order.repository.ts';
import { termsBytes } from './terms-bytes.ts';
import { findTermsOfShop } from './terms-pdf.ts';

/** The terms of an order for its buyer, who opens them as the order itself. */
export const getAgreedTermsHandler: Handler<typeof getAgreedTerms> = async (key, context) => {
  const purchase = await openedPurchase(context, key);
  // Buyers wait in a line of their own, so that none of them keeps the people of the shop from theirs.
  return fileOf(context, purchase, `buyers of ${context.websiteId}`);
};

/** The terms of an order for the people of the shop. */
export const getOrderTermsHandler: Handler<typeof getOrderTerms> = async ({ number }, context) => {
  requireRole(context, orderRoles);
  const { websiteId } = context;
  const purchase = await context.read((tx) => findNumberedPurchase(tx, websiteId, number));
  if (!purchase) throw new ApiError('not_found');
  return fileOf(context, purchase, websiteId);
};

async function fileOf(context: HandlerContext, { snapshot, number }: Purchase, line: string) {
  const { websiteId, ports, now, translate } = context;
  const { terms: hash } = snapshot;
  const found =
    hash === undefined ? undefined : await context.read((tx) => findTermsOfShop(tx, websiteId, hash));
  if (!found) throw new ApiError('not_found');
  const { storage } = ports.files;
  const bytes = await termsBytes(found, { storage, line, now });
  const name = `${translate('terms_file_name')}-${number}.pdf`;
  return { name, file: Buffer.from(bytes).toString('base64') };
}
