import { expect, it } from 'vitest';
import { appAddress, isClockWrong, newAppSecret, stepOfCode } from './one-time-code.ts';

/** The secret of the examples of RFC 6238, `12345678901234567890`. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('knows the code of second %i from the examples of RFC 6238', (second, code) => {
  expect(stepOfCode(secret, code, at(second))).toBe(Math.floor(second / 30));
});

it('accepts a code one step early or late, and no other text', () => {
  const second = 1_234_567_890;
  const step = second / 30;
  for (const [shift, known] of [
    [-60, undefined],
    [-30, step],
    [30, step],
    [60, undefined],
  ] as const)
    expect([shift, stepOfCode(secret, '005924', at(second + shift))]).toEqual([shift, known]);
  for (const text of ['', '5924', '0059240', '00592a', ' 005924', '٠٠٥٩٢٤'])
    expect([text, stepOfCode(secret, text, at(second))]).toEqual([text, undefined]);
  expect(isClockWrong(secret, '005924', at(second + 900))).toBe(true);
  expect(isClockWrong(secret, '005925', at(second + 900))).toBe(false);
});

it('an app gets a new secret of 160 bits in an address that names the account', () => {
  const made = newAppSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(newAppSecret()).not.toBe(made);
  const address = new URL(appAddress(made, 'Etalage', 'eva@shop.nl'));
  expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(address.pathname)).toBe('/Etalage:eva@shop.nl');
  expect(address.searchParams.get('secret')).toBe(made);
});
