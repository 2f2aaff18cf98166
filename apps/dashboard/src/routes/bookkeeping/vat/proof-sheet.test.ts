import { createTranslate } from '@etalage/texts';
import { expect, it } from 'vitest';
import type { VatProof } from '../../../queries/vat-proof-queries.ts';
import { proofSheet } from './proof-sheet.ts';

const proof: VatProof = {
  number: 1,
  order_number: 'B1001',
  vat_number: 'DE136695976',
  name: 'Holz GmbH',
  address: 'Weg 1 10115 Berlin',
  salt: 'zout',
  requester: 'NL004495445B01',
  status: 'valid',
  error_code: '',
  consultation_number: 'WAPI1',
  checked_at: '2026-11-01T10:00:00.123Z',
  subject_hash: 'aa',
  previous: '00',
  hash: 'bb',
};

it('has all that the hashes of the chain are counted from, in one row per proof', () => {
  const [head = [], row = []] = proofSheet([proof], createTranslate());
  expect(head).toHaveLength(row.length);
  expect(head[2]).toBe('Gevraagd btw-nummer');
  expect(row).toEqual([
    '1',
    'B1001',
    'DE136695976',
    'Holz GmbH',
    'Weg 1 10115 Berlin',
    'NL004495445B01',
    'Geldig',
    'valid',
    '',
    'WAPI1',
    '2026-11-01T10:00:00.123Z',
    'zout',
    'aa',
    '00',
    'bb',
  ]);
});
