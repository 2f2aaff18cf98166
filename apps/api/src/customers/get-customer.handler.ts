import { type getCustomer, MAX_CUSTOMER_ROWS, type OutputOf } from '@etalage/api-contract';
import type { Translate } from '@etalage/texts';
import { findHistory } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import type { Handler, HandlerContext, Member } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { listedSubmissionOf } from '../forms/submission-reply.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { vatDecisionOf } from '../orders/vat-decision.ts';
import { addressesOf } from './addresses-of.ts';
import { CUSTOMER_SUBJECT, type CustomerRow, findCustomer } from './customer.repository.ts';
import {
  findMails,
  findNotes,
  findPurchases,
  findSent,
  type RecentPurchase,
} from './customer-records.repository.ts';
import { listedOf } from './list-customers.handlers.ts';

type Reply = OutputOf<typeof getCustomer>;

/** One customer; answers to forms only for who may read these (GEN-08). */
export const getCustomerHandler: Handler<typeof getCustomer> = async ({ id }, context) => {
  const member = requireRole(context, orderRoles);
  const { websiteId } = context;
  return context.read(async (tx) => {
    const row = await findCustomer(tx, websiteId, id);
    const subject = { kind: CUSTOMER_SUBJECT, id };
    const events = await findHistory(tx, websiteId, subject, MAX_CUSTOMER_ROWS);
    const { email, phone, first_seen_at } = row;
    return {
      customer: { ...listedOf({ ...row, email: email ?? '' }), phone, first_seen_at },
      ...(email === null ? nothing : await recordsOf(tx, { ...row, email }, member, context)),
      events: events.map(({ id: eventId, at, member_name, action }) => ({
        id: eventId,
        at,
        member: member_name,
        action,
      })),
      erased: erasedOf(row),
    };
  });
};

const nothing = { vat: null, addresses: [], submissions: [], mails: [], notes: [] };

function erasedOf({ erased_at: at, kept_orders, kept_until }: CustomerRow): Reply['erased'] {
  return at && { at, kept_orders, kept_until: kept_until ?? '' };
}

async function recordsOf(
  tx: WebsiteTransaction,
  { id, email }: { id: string; email: string },
  member: Member,
  { websiteId, translate }: HandlerContext,
): Promise<Pick<Reply, 'vat' | 'addresses' | 'submissions' | 'mails' | 'notes'>> {
  const purchases = await findPurchases(tx, websiteId, email);
  const sent = await findSent(tx, websiteId, email);
  const mails = await findMails(tx, websiteId, {
    email,
    tokens: purchases.map(({ token }) => token),
    submissions: sent.map((submission) => submission.id),
  });
  const notes = await findNotes(tx, websiteId, id);
  const isReader = member.websites.some((website) => website.id === websiteId && website.role !== 'shop');
  return {
    vat: vatOf(purchases, translate),
    addresses: addressesOf(purchases.map(({ customer }) => customer)).slice(0, MAX_CUSTOMER_ROWS),
    submissions: sent.map((submission) => ({
      id: submission.id,
      form_title: submission.form_title,
      at: submission.created_at,
      answers: isReader ? listedSubmissionOf(submission).excerpt : '',
    })),
    mails,
    notes: notes.map(({ member_id, member_name, ...note }) => ({
      ...note,
      member: member_name,
      own: member_id === member.id,
    })),
  };
}

/** The VAT number of the newest purchase that has one, and what VIES said of it. */
function vatOf(purchases: readonly RecentPurchase[], translate: Translate): Reply['vat'] {
  const newest = purchases.find(({ customer }) => customer.invoice_tax_number !== '');
  if (!newest) return null;
  const proof = vatDecisionOf(newest.snapshot, translate)?.proof ?? null;
  return {
    number: proof?.number ?? newest.customer.invoice_tax_number,
    status: proof?.status ?? '',
    checked_at: proof?.checked_at ?? null,
  };
}
