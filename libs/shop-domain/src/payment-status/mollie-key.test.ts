import { expect, it } from 'vitest';
import { hintOfKey, isTestKey, mollieKeyProblem } from './mollie-key.ts';

const tail = 'aB3'.repeat(10);

it('a key of Mollie is recognised by its beginning and its length, with space around it', () => {
  for (const [typed, problem] of [
    [`test_${tail}`, ''],
    [` live_${tail}x\n`, ''],
    ['', 'empty'],
    ['   ', 'empty'],
    [`access_${tail}`, 'other'],
    [`test_${tail.slice(1)}`, 'shape'],
    [`live_${tail} x`, 'shape'],
    [`LIVE_${tail}`, 'shape'],
    [`live_${'a'.repeat(200)}`, 'shape'],
  ] as const)
    expect([typed, mollieKeyProblem(typed)]).toEqual([typed, problem]);
});

it('a key says whether its payments are tests, and is shown by its last four characters', () => {
  expect([isTestKey(`test_${tail}`), isTestKey(`live_${tail}`)]).toEqual([true, false]);
  expect(hintOfKey(`live_${tail}`)).toBe('3aB3');
});
