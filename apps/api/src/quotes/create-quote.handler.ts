import type { createQuote } from '@etalage/api-contract';
import { normaliseEmail } from '@etalage/shop-domain';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { idempotent } from '../calls/idempotent.ts';
import { lockName } from '../db/lock-name.ts';
import { newId } from '../db/new-id.ts';
import { nextNumber } from '../orders/next-number.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { recordQuoteChange } from './change-quote.ts';
import { nameFiles } from './offer-files.ts';
import { storeDraft } from './offers.repository.ts';
import { checkedVies } from './offer-vies.ts';
import { prepareOffer, writtenCustomer, type WrittenOffer } from './prepare-offer.ts';
import { quoteSnapshotOf } from './quote-snapshot.ts';

/** Makes a quote without a request, with its first draft. */
export const createQuoteHandler: Handler<typeof createQuote> = async (input, context) => {
  const member = requireRole(context, orderRoles);
  const { websiteId, idempotencyKey: key, now, translate } = context;
  const written: WrittenOffer = { customer: writtenCustomer(input.customer), offer: input.offer };
  const vies = await checkedVies(context, written.customer);
  return context.write(async (tx) => {
    await lockName(tx, `create-quote:${websiteId}:${member.id}`);
    const once = { websiteId, scope: `create-quote:${member.id}`, key, now: now(), request: input };
    return idempotent(tx, once, async () => {
      const { columns, amounts, snapshot } = await prepareOffer(tx, websiteId, written, {
        vies,
        translate,
        now: now(),
      });
      const quote = { website_id: websiteId, id: newId() };
      // A file is uploaded for a quote that exists.
      await nameFiles(tx, quote, { before: [], after: input.offer.files });
      const number = await nextNumber(tx, websiteId, 'quote');
      await tx
        .insertInto('quotes')
        .values({
          ...quote,
          number,
          token: newId(),
          cart_id: null,
          email: normaliseEmail(written.customer.invoice_email),
          customer: columns.customer,
          snapshot: JSON.stringify(quoteSnapshotOf(snapshot)),
          ...amounts,
        })
        .execute();
      await storeDraft(tx, quote, { number: 1, ...columns, saved_at: now() });
      const after = { offer: 1, total: amounts.total_incl_tax };
      await recordQuoteChange(tx, quote, member, { action: 'quote_created', after });
      return { number, version: 1 };
    });
  });
};
