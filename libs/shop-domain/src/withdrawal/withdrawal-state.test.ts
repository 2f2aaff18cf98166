import { describe, expect, it } from 'vitest';
import { checkWithdrawalState, nextWithdrawalStates } from './withdrawal-state.ts';
import { withdrawalStates } from './withdrawal.schema.ts';

const keys = (errors: Readonly<Record<string, readonly { key: string }[]>>) =>
  Object.fromEntries(Object.entries(errors).map(([field, [first]]) => [field, first?.key]));

describe('checkWithdrawalState', () => {
  it.each([
    ['received', 'returned', '', {}],
    ['received', 'paid_back', '', {}],
    ['received', 'refused', 'Op maat gemaakt.', {}],
    ['received', 'refused', ' ', { reason: 'withdrawal_reason_missing' }],
    ['returned', 'refused', 'Beschadigd.', {}],
    ['returned', 'received', '', { state: 'withdrawal_state_passed' }],
    ['refused', 'returned', '', {}],
    ['refused', 'refused', 'x', { state: 'withdrawal_state_passed' }],
    ['paid_back', 'refused', 'x', { state: 'withdrawal_state_passed' }],
  ] as const)('from %s to %s because of %j', (now, state, reason, errors) => {
    expect(keys(checkWithdrawalState(now, { state, reason }))).toEqual(errors);
  });

  it('goes on to no state from money that went back', () => {
    expect(withdrawalStates.filter((state) => nextWithdrawalStates(state).length === 0)).toEqual([
      'paid_back',
    ]);
  });
});
