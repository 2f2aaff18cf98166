import { expect, it } from 'vitest';
import { piecesToPayBack } from './pieces-to-pay-back.ts';

type Made = Parameters<typeof piecesToPayBack>[1][number];
const at = (day: number) => new Date(Date.UTC(2026, 5, day));
const made = (id: string, day: number, pieces: number, state: Made['state'] = 'received'): Made => ({
  id,
  at: at(day),
  state,
  pieces: [{ id: 'tafel', pieces }],
});
const refund = (day: number, pieces: number) => ({ at: at(day), lines: [{ id: 'tafel', pieces }] });
const two = [made('a', 1, 2), made('b', 3, 1)];

it.each([
  ['nothing was paid back', two, [], [2, 1]],
  [
    'one withdrawal of three pieces, of which one is kept, is paid once',
    [made('a', 1, 2)],
    [refund(2, 2)],
    [0],
  ],
  ['the oldest is paid first', two, [refund(4, 2)], [0, 1]],
  ['a part of the oldest', two, [refund(4, 1)], [1, 1]],
  ['more than the oldest', two, [refund(4, 1), refund(5, 2)], [0, 0]],
  ['a refund was before the withdrawal', two, [refund(2, 3)], [0, 1]],
  [
    'what is said to be paid back goes first',
    [made('a', 1, 2), made('b', 3, 1, 'paid_back')],
    [refund(4, 1)],
    [2, 0],
  ],
  ['what was refused goes last', [made('a', 1, 2, 'refused'), made('b', 3, 1)], [refund(4, 1)], [2, 0]],
  ['a refund of something else', two, [{ at: at(4), lines: [{ id: 'kruk', pieces: 3 }] }], [2, 1]],
])('%s', (_name, withdrawals, refunds, left) => {
  const counted = withdrawals.map(({ id }) => {
    const [line] = piecesToPayBack(id, withdrawals, refunds);
    return line?.pieces ?? 0;
  });
  expect(counted).toEqual(left);
});
