import type { RuleErrors } from '../rule-text.ts';
import type { WithdrawalState } from './withdrawal.schema.ts';

/** What the people of a shop can make of a withdrawal; one that was refused by mistake is taken up after all. */
const NEXT: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  received: ['returned', 'paid_back', 'refused'],
  returned: ['paid_back', 'refused'],
  refused: ['returned', 'paid_back'],
  paid_back: [],
};

/** The states that can follow on a state. */
export function nextWithdrawalStates(state: WithdrawalState): readonly WithdrawalState[] {
  return NEXT[state];
}

/** Why a withdrawal cannot get a state, by field; a refusal needs a reason, because its buyer reads it. */
export function checkWithdrawalState(
  now: WithdrawalState,
  { state, reason }: { readonly state: WithdrawalState; readonly reason: string },
): RuleErrors {
  if (!NEXT[now].includes(state)) return { state: [{ key: 'withdrawal_state_passed', values: {} }] };
  if (state === 'refused' && reason.trim() === '')
    return { reason: [{ key: 'withdrawal_reason_missing', values: {} }] };
  return {};
}
