import { createHash } from 'node:crypto';
import { getWithdrawal, type OutputOf, withdrawOrder } from '@etalage/api-contract';
import {
  checkWithdrawal,
  checkWithdrawer,
  MAX_QUANTITY,
  type RuleErrors,
  type Withdrawer,
  type WithdrawnPieces,
} from '@etalage/shop-domain';
import { createTranslate } from '@etalage/texts';
import type { Action, ActionInput, ActionOutcome } from './action.ts';
import { feedbackOf, refusalFeedback } from './refusal.ts';

type Withdrawable = OutputOf<typeof getWithdrawal>;

/** Finds the order of who wants to withdraw; the page then asks from what. */
export const findWithdrawalAction: Action = (input) =>
  withOrder(input, async (who, order) => ({ withdrawal: { ...who, order } }));

/** Shows what will be withdrawn, before it is confirmed. */
export const chooseWithdrawalAction: Action = (input) =>
  withOrder(input, async (who, order) => {
    const chosen = chosenPieces(input, order);
    const errors = checkWithdrawal(order.lines, chosen);
    const withdrawal = { ...who, order };
    if (Object.keys(errors).length > 0)
      return { ...ruleFeedback(input, 'choose-withdrawal', errors), withdrawal };
    return { withdrawal: { ...withdrawal, chosen } };
  });

/** Withdraws from what was shown; the page then shows the receipt. Pressed twice, or loaded again, it is one withdrawal. */
export const confirmWithdrawalAction: Action = (input) =>
  withOrder(input, async (who, order) => {
    const lines = chosenPieces(input, order);
    const idempotency_key = keyOf(order.number, input.value('seen'), lines);
    const reply = await input.services.callEndpoint(withdrawOrder, { ...who, lines, idempotency_key });
    if (!reply.ok)
      return { ...refusalFeedback(input, 'choose-withdrawal', reply), withdrawal: { ...who, order } };
    return { withdrawal: { ...who, receipt: reply.data } };
  });

/** Goes on with the order that was named, or says what is wrong with what was typed. */
async function withOrder(
  input: ActionInput,
  next: (who: Withdrawer, order: Withdrawable) => Promise<ActionOutcome>,
): Promise<ActionOutcome> {
  const who = {
    name: typed(input, 'name'),
    number: typed(input, 'number').replace(/^#\s*/, ''),
    email: typed(input, 'email'),
  };
  const errors = checkWithdrawer(who);
  if (Object.keys(errors).length > 0)
    return { ...ruleFeedback(input, 'find-withdrawal', errors), withdrawal: who };
  const { number, email } = who;
  const reply = await input.services.callEndpoint(getWithdrawal, { number, email });
  if (!reply.ok) return { ...refusalFeedback(input, 'find-withdrawal', reply), withdrawal: who };
  return next(who, reply.data);
}

/** The typed pieces of every line, in the order of the page; what is no number is more than can be withdrawn. */
function chosenPieces({ value }: ActionInput, { lines }: Withdrawable): WithdrawnPieces {
  return lines.map(({ position }) => {
    const text = value(`pieces-${position}`).trim();
    const pieces = /^\d{0,5}$/.test(text) ? Number(text) : MAX_QUANTITY;
    return { position, pieces: Math.min(pieces, MAX_QUANTITY) };
  });
}

function ruleFeedback(input: ActionInput, form: string, errors: RuleErrors) {
  const t = createTranslate(input.page.site.texts);
  const said = Object.entries(errors).map(
    ([field, texts]) => [field, texts.map(({ key, values }) => t(key, values))] as const,
  );
  return feedbackOf(input, form, Object.fromEntries(said), 422);
}

/** The same pieces of an order with as many withdrawals as the page showed are the same withdrawal. */
function keyOf(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

function typed({ value }: ActionInput, field: string): string {
  return value(field).trim().slice(0, 200);
}
