import { expect, it } from 'vitest';
import { type InvoicePeppol, peppolHint } from './peppol-words.ts';

const sent: InvoicePeppol = {
  state: 'sent',
  is_due: true,
  scheme: '0208',
  participant: '0403170701',
  reason: '',
  can_send: false,
  can_settle: false,
};

it.each([
  [{}, ''],
  [{ reason: 'Geen antwoord.' }, 'reason'],
  [{ state: 'none' }, 'due'],
  [{ state: 'none', is_due: false }, ''],
  [{ state: 'unreachable' }, 'unreachable'],
  [{ state: 'delivered' }, ''],
] as const)('says with %o: "%s"', (changes, hint) => {
  expect(peppolHint({ ...sent, ...changes })).toBe(hint);
});
