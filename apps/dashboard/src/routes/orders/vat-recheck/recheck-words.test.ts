import { createTranslate } from '@etalage/texts';
import { expect, it } from 'vitest';
import type { VatRecheck } from '../../../queries/vat-recheck-queries.ts';
import { recheckText } from './recheck-words.ts';

const recheck: VatRecheck = {
  version: 1,
  state: 'valid',
  vat_number: 'DE136695976',
  consultation_number: 'WAPI2',
  answered_at: '2026-11-28T10:00:00.000Z',
  proposal: 'open',
  problems: [],
  invoice_number: 'F2026-0001',
  invoice_tax: 2205,
  tax_to_pay_back: 0,
};
const said = (changes: Partial<VatRecheck>) => recheckText({ ...recheck, ...changes }, createTranslate());

it.each([
  [{ state: 'none' }, ''],
  [{ state: 'waiting' }, 'vanzelf opnieuw na'],
  [{ state: 'ended' }, 'Etalage vraagt het niet meer na'],
  [{ state: 'invalid', proposal: 'none' }, 'VIES kent btw-nummer DE136695976 niet'],
  [{ proposal: 'none' }, 'verandert dat niets'],
  [{ proposal: 'open' }, 'Maak een creditfactuur en een nieuwe factuur zonder btw'],
  [{ proposal: 'made' }, 'is vervangen door een factuur zonder btw'],
  [{ proposal: 'declined' }, 'te laten zoals ze zijn'],
] as const)('says what became of a number that is %o', (changes, text) => {
  expect(said(changes)).toContain(text);
});
