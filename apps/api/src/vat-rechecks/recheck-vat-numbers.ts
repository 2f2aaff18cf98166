import { provenTreatment } from '@etalage/shop-domain';
import type { AppDatabase } from '../db/database.ts';
import { retryConflicts } from '../db/retry-conflicts.ts';
import { type WebsiteTransaction, withWebsite } from '../db/with-website.ts';
import { recordOrderChange } from '../owned-orders/change-order.ts';
import { lockOrder, type OrderRow } from '../payments/order.repository.ts';
import type { ViesAnswer, ViesPort, ViesQuestion } from '../ports/vies/vies-port.ts';
import { insertCheck } from '../vat-numbers/vies-check.repository.ts';
import { viesKeyOf, viesQuestionOf } from '../vat-numbers/vies-question.ts';
import { placedVatOf } from './placed-vat.ts';
import { changeRecheck, claimDue, type DueRecheck, MOST_TRIES } from './recheck.repository.ts';

export interface RecheckDeps {
  readonly db: AppDatabase;
  readonly vies: ViesPort;
  readonly now: () => Date;
}

/** Most numbers in one sweep of a website, so that other websites do not wait long. */
const MOST = 20;
/** In whose name the time line has it: nobody did it. */
const NOBODY = { id: '', name: '' };

/**
 * Asks VIES again about the numbers of orders that were placed while it gave no answer, one after the other, until it
 * answers. Once it does not, the others wait for a later sweep.
 */
export async function recheckVatNumbers(deps: RecheckDeps, websiteId: string): Promise<void> {
  for (let asked = 0; asked < MOST; asked++) {
    const due = await withWebsite(deps.db, websiteId, (tx) => claimDue(tx, websiteId));
    if (!due) return;
    if (!(await recheck(deps, websiteId, due))) return;
  }
}

/** Asks about the number of one order; false when VIES gave no answer. No transaction is open meanwhile. */
async function recheck(deps: RecheckDeps, websiteId: string, due: DueRecheck): Promise<boolean> {
  const question = await withWebsite(deps.db, websiteId, (tx) => questionOf(tx, websiteId, due.order_id));
  const answer = question && (await deps.vies.check(question));
  await retryConflicts(() =>
    withWebsite(deps.db, websiteId, async (tx) => {
      const order = await lockOrder(tx, websiteId, due.order_id);
      if (!order) return;
      if (!question || !answer) return changeRecheck(tx, websiteId, order.id, { state: 'ended' });
      await store(tx, order, { question, answer, tries: due.tries, now: deps.now() });
    }),
  );
  return answer?.status !== 'unavailable';
}

/** Undefined if there is no number any more, because the customer was erased or has another one now. */
async function questionOf(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<ViesQuestion | undefined> {
  const order = await tx
    .selectFrom('orders')
    .select(['customer', 'snapshot'])
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order || viesKeyOf(order.customer) === '') return undefined;
  return viesQuestionOf(order.customer, placedVatOf(order)?.seller.vat_number ?? '');
}

interface Answered {
  readonly question: ViesQuestion;
  readonly answer: ViesAnswer;
  readonly tries: number;
  readonly now: Date;
}

/** Stores an answer with its proof, and whether the documents should follow it. */
async function store(
  tx: WebsiteTransaction,
  order: OrderRow,
  { question, answer, tries, now }: Answered,
): Promise<void> {
  const { website_id: websiteId, id } = order;
  if (answer.status === 'unavailable') {
    const state = tries >= MOST_TRIES ? 'ended' : 'waiting';
    await changeRecheck(tx, websiteId, id, { state });
    return;
  }
  await insertCheck(tx, websiteId, question, answer, now);
  const placed = placedVatOf(order);
  const isProven = answer.status === 'valid' && placed !== undefined && provenTreatment(placed) !== undefined;
  await changeRecheck(tx, websiteId, id, {
    state: answer.status,
    proof: JSON.stringify(proofOf(question, answer, now)),
    answered_at: now,
    proposal: isProven ? 'open' : 'none',
  });
  const after = { vat_number: question.memberState + question.number, status: answer.status };
  await recordOrderChange(tx, websiteId, NOBODY, order, { action: `vat_rechecked_${answer.status}`, after });
}

/** The answer as the proof of an order has it. */
function proofOf({ memberState, number, requester }: ViesQuestion, answer: ViesAnswer, now: Date) {
  return {
    member_state: memberState,
    vat_number: number,
    requester: requester ? `${requester.memberState}${requester.number}` : '',
    status: answer.status,
    error_code: answer.errorCode,
    consultation_number: answer.consultationNumber,
    reply: answer.reply ?? null,
    checked_at: now.toISOString(),
  };
}
