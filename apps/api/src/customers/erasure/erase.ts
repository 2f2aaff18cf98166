import { recordChange } from '../../audit/audit.repository.ts';
import type { Member } from '../../calls/handler-context.ts';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import { deleteSubmissions } from '../../forms/submission.repository.ts';
import { CUSTOMER_SUBJECT } from '../customer.repository.ts';
import { type ErasedCounts, findOwnSubmissionIds } from './count-erased.ts';
import { erasePurchases } from './erase-purchases.ts';
import { eraseCarts, eraseChanges, eraseMentions, eraseVatChecks } from './erase-traces.ts';
import { type Erasable, tokensOf } from './find-erasable.ts';
import { areOwnMails } from './own-mails.ts';
import type { ErasurePlan } from './plan-erasure.ts';

interface Erasing {
  readonly websiteId: string;
  /** Of the customer. */
  readonly id: string;
  readonly email: string;
  readonly plan: ErasurePlan;
  readonly erasable: Erasable;
  readonly member: Member;
  readonly now: Date;
}

/** Erases what leads to a person outside their purchases: carts, and what mentions them in other tables. */
export async function eraseTraces(tx: WebsiteTransaction, erasing: Erasing): Promise<void> {
  const { websiteId, email, plan, erasable } = erasing;
  const purchases = [...erasable.orders, ...erasable.quotes];
  const typed = await eraseCarts(tx, websiteId, email);
  const numbers = [...typed, ...purchases.map(({ customer }) => customer.invoice_tax_number)];
  if (plan.keptOrders.length === 0) await eraseVatChecks(tx, websiteId, numbers);
  await eraseChanges(
    tx,
    websiteId,
    purchases.map((purchase) => purchase.id),
  );
  await eraseMentions(tx, websiteId, email);
}

/**
 * Erases a person from all other tables of a website but the orders that its books need; the customer is locked. The audit
 * says only how much, so that nothing leads back to them.
 */
export async function erase(tx: WebsiteTransaction, erasing: Erasing, counts: ErasedCounts): Promise<void> {
  const { websiteId, plan, erasable } = erasing;
  await closeCustomer(tx, erasing);
  await erasePurchases(tx, websiteId, plan);
  await eraseMessages(tx, erasing, tokensOf(erasable));
  await record(tx, erasing, { ...counts, quotes: plan.anonymousQuotes.length });
}

/** First, so that what counts customers finds none with the address while its rows go. */
async function closeCustomer(tx: WebsiteTransaction, { websiteId, id, plan, now }: Erasing): Promise<void> {
  const nobody = {
    name: '',
    company: '',
    phone: '',
    postcode: '',
    city: '',
    country: '',
    described_at: null,
  };
  const nothing = { orders: 0, quotes: 0, submissions: 0, turnover: 0 };
  const kept = { kept_orders: plan.keptOrders.length, kept_until: plan.keptUntil || null };
  await tx
    .updateTable('customers')
    .set({ email: null, ...nobody, ...nothing, ...kept, erased_at: now })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
  await tx
    .deleteFrom('customer_notes')
    .where('website_id', '=', websiteId)
    .where('customer_id', '=', id)
    .execute();
}

async function eraseMessages(
  tx: WebsiteTransaction,
  { websiteId, email }: Erasing,
  tokens: readonly string[],
): Promise<void> {
  const submissions = await findOwnSubmissionIds(tx, websiteId, email);
  await tx
    .deleteFrom('mail_outbox')
    .where('website_id', '=', websiteId)
    .where(areOwnMails({ email, tokens, submissions }))
    .execute();
  await deleteSubmissions(tx, websiteId, submissions);
}

async function record(
  tx: WebsiteTransaction,
  { websiteId, id, plan, erasable, member }: Erasing,
  counts: ErasedCounts & { readonly quotes: number },
): Promise<void> {
  const after = { ...counts, kept_orders: plan.keptOrders.length, orders: plan.anonymousOrders.length };
  const change = await recordChange(tx, websiteId, member, {
    kind: CUSTOMER_SUBJECT,
    action: 'erased',
    changes: [{ subjectId: id, before: null, after }],
  });
  await recordChange(tx, websiteId, member, {
    kind: 'order',
    action: 'customer_erased',
    changes: erasable.orders.map((order) => ({ subjectId: order.id, before: null, after: {} })),
    change,
  });
}
