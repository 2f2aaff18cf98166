import { findHistory, recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { HandlerContext, Member } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { ORDER_SUBJECT } from '../owned-orders/change-order.ts';
import type { QuoteRow } from '../payments/order.repository.ts';
import { findQuote, lockQuote } from './offers.repository.ts';

/** What members do with a quote, as the audit names it. */
export type QuoteAction =
  | 'quote_question'
  | 'quote_answered'
  | 'quote_created'
  | 'quote_saved'
  | 'quote_sent'
  | 'quote_withdrawn'
  | 'quote_declined'
  | 'quote_reopened'
  | 'quote_accepted';

/** Locks the quote with a number. Throws `not_found`. */
export async function lockNumberedQuote(
  tx: WebsiteTransaction,
  websiteId: string,
  number: string,
): Promise<QuoteRow> {
  const found = await findQuote(tx, websiteId, { number });
  const quote = found && (await lockQuote(tx, websiteId, found.id));
  if (!quote) throw new ApiError('not_found');
  return quote;
}

/** What can be done with a quote that the shop declined. */
const ofDeclined: ReadonlySet<QuoteAction> = new Set<QuoteAction>(['quote_declined', 'quote_reopened']);

interface Change {
  readonly action: QuoteAction;
  /** Makes the change and counts it; throws to refuse it. */
  readonly work: (
    tx: WebsiteTransaction,
    quote: QuoteRow,
    member: Member,
  ) => Promise<{ readonly version: number; readonly after: Readonly<Record<string, unknown>> }>;
  /** Whether the quote says what a repeated call asks for. */
  readonly isDone?: (tx: WebsiteTransaction, quote: QuoteRow) => Promise<boolean>;
}

/**
 * Changes a quote that a member saw in this version, once: under its lock, recorded with who did it. A repeat of the last
 * change, whose reply was lost, changes nothing and gets the same reply; a quote that changed otherwise is a `conflict`.
 */
export async function changeQuoteOnce(
  context: HandlerContext,
  seen: { readonly number: string; readonly version: number },
  { action, work, isDone = async () => true }: Change,
): Promise<{ version: number }> {
  const member = requireRole(context, orderRoles);
  const { websiteId } = context;
  return context.write(async (tx) => {
    const quote = await lockNumberedQuote(tx, websiteId, seen.number);
    if (quote.version === seen.version + 1 && (await lastAction(tx, quote, member)) === action) {
      if (await isDone(tx, quote)) return { version: quote.version };
    }
    if (quote.version !== seen.version) throw new ApiError('conflict');
    if (quote.status === 'accepted') refuseQuote('quote_error_closed');
    if (quote.status === 'declined' && !ofDeclined.has(action)) refuseQuote('quote_error_declined');
    const { version, after } = await work(tx, quote, member);
    await recordQuoteChange(tx, quote, member, { action, after });
    return { version };
  });
}

/** Records what was done with a quote; its subject is the id of the quote. */
export async function recordQuoteChange(
  tx: WebsiteTransaction,
  { website_id, id }: Pick<QuoteRow, 'website_id' | 'id'>,
  member: Pick<Member, 'id' | 'name'>,
  { action, after }: { readonly action: QuoteAction; readonly after: Readonly<Record<string, unknown>> },
): Promise<void> {
  const changes = [{ subjectId: id, before: null, after }];
  await recordChange(tx, website_id, member, { kind: ORDER_SUBJECT, action, changes });
}

/** Refuses a change of a quote for a reason of no field. */
export function refuseQuote(key: string, values?: Record<string, string | number>): never {
  throw new ApiError('validation_failed', { general: [values ? { key, values } : { key }] });
}

async function lastAction(
  tx: WebsiteTransaction,
  { website_id, id }: QuoteRow,
  member: Member,
): Promise<string> {
  const [last] = await findHistory(tx, website_id, { kind: ORDER_SUBJECT, id }, 1);
  return last?.member_name === member.name ? last.action : '';
}
