import { describe, expect, it } from 'vitest';
import type { WithdrawalExclusion } from '../schema/withdrawal-exclusion.schema.ts';
import { checkWithdrawal, checkWithdrawer, withdrawalObstacle } from './check-withdrawal.ts';

const keys = (errors: Readonly<Record<string, readonly { key: string }[]>>) =>
  Object.fromEntries(Object.entries(errors).map(([field, [first]]) => [field, first?.key]));

describe('checkWithdrawer', () => {
  const anna = { name: 'Anna', number: 'B1', email: 'anna@voorbeeld.nl' };
  it.each([
    [anna, {}],
    [{ ...anna, name: ' ' }, { name: 'withdrawal_name_missing' }],
    [{ ...anna, number: '' }, { number: 'withdrawal_number_missing' }],
    [{ ...anna, email: 'anna' }, { email: 'withdrawal_email_invalid' }],
  ])('of %j', (typed, errors) => {
    expect(keys(checkWithdrawer(typed))).toEqual(errors);
  });
});

describe('checkWithdrawal', () => {
  const lines = [
    { position: 1, left: 2, exclusion: '' as const },
    { position: 2, left: 0, exclusion: '' as const },
    { position: 3, left: 0, exclusion: 'custom' as const },
    { position: 4, left: 1, exclusion: 'sealed_hygiene' as const },
  ];
  const tooMany = 'withdrawal_too_many_pieces';
  it.each([
    [[{ position: 1, pieces: 2 }], {}],
    [
      [
        { position: 1, pieces: 1 },
        { position: 2, pieces: 0 },
      ],
      {},
    ],
    [[{ position: 1, pieces: 3 }], { 'lines.0.pieces': tooMany }],
    [
      [
        { position: 1, pieces: 1 },
        { position: 2, pieces: 1 },
      ],
      { 'lines.1.pieces': tooMany },
    ],
    [[{ position: 3, pieces: 1 }], { 'lines.0.pieces': 'withdrawal_line_excluded' }],
    [[{ position: 3, pieces: 0 }], { general: 'withdrawal_nothing' }],
    [[{ position: 4, pieces: 1 }], {}],
    [[{ position: 9, pieces: 1 }], { 'lines.0.pieces': tooMany }],
    [
      [
        { position: 1, pieces: 1 },
        { position: 1, pieces: 2 },
      ],
      { 'lines.1.pieces': tooMany },
    ],
    [[{ position: 1, pieces: 0 }], { general: 'withdrawal_nothing' }],
    [[], { general: 'withdrawal_nothing' }],
  ])('of %j', (asked, errors) => {
    expect(keys(checkWithdrawal(lines, asked))).toEqual(errors);
  });
});

describe('withdrawalObstacle', () => {
  const line = (exclusion: WithdrawalExclusion, left: number) => ({ position: 1, left, exclusion });
  const free = {
    isCompany: false,
    isCancelled: false,
    isOver: false,
    made: 0,
    lines: [{ position: 1, left: 1, exclusion: '' as WithdrawalExclusion }],
  };
  it.each([
    [{}, ''],
    [{ isCompany: true, isOver: true }, 'company'],
    [{ isCancelled: true, isOver: true }, 'cancelled'],
    [{ isOver: true }, 'over'],
    [{ lines: [line('', 0)], made: 20 }, 'nothing_left'],
    [{ lines: [line('custom', 0), line('dated', 0)], isOver: true }, 'excluded'],
    [{ lines: [line('custom', 0), line('', 0)] }, 'nothing_left'],
    [{ lines: [line('sealed_media', 1)] }, ''],
    [{ made: 19 }, ''],
    [{ made: 20 }, 'too_often'],
    [{ made: 20, isOver: true }, 'over'],
  ])('of %j is %j', (changes, obstacle) => {
    expect(withdrawalObstacle({ ...free, ...changes })).toBe(obstacle);
  });
});
