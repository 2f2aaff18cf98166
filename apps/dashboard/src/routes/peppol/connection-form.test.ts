import { createTranslate } from '@etalage/texts';
import { expect, it } from 'vitest';
import type { PeppolSettings } from '../../queries/peppol-queries.ts';
import { faultsOf, fieldsOf } from './connection-form.ts';

const stored: PeppolSettings = {
  version: 0,
  scheme: '',
  participant: '',
  url: '',
  legal_entity: '',
  hint: '',
  is_readable: true,
  sending: 'self',
  reach: 'belgium',
  is_whole: false,
  proposal: { scheme: '0208', participant: '0403170701' },
  emulator: '',
  stuck: [],
};

it('begins with what the details of the company say, and sends by itself', () => {
  expect(fieldsOf(stored)).toMatchObject({ scheme: '0208', participant: '0403170701', sending: 'automatic' });
  expect(fieldsOf({ ...stored, proposal: null })).toMatchObject({ scheme: '0208', participant: '' });
});

it('has what is stored, but never the key', () => {
  const known = { version: 3, scheme: '0106', participant: '81234567', hint: 'abcd' };
  expect(fieldsOf({ ...stored, ...known })).toMatchObject({
    scheme: '0106',
    participant: '81234567',
    key: '',
    sending: 'self',
  });
});

it('says at each field what the rules say', () => {
  const typed = { ...fieldsOf(stored), participant: '1', url: 'http://x.be', key: 'kort' };
  const faults = faultsOf(typed, stored, createTranslate());
  expect(Object.keys(faults)).toEqual(['participant', 'url', 'legal_entity', 'key']);
  expect(faults.participant).toContain('ondernemingsnummer');
  expect(faultsOf({ ...typed, key: '' }, { ...stored, hint: 'abcd' }, createTranslate()).key).toBeUndefined();
});
