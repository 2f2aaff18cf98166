import { describe, expect, it } from 'vitest';
import { accessPointUrl, checkPeppol, legalEntityOf, type TypedPeppol } from './check-peppol.ts';

const emulator = 'http://localhost:3000/test-peppol';
const whole: TypedPeppol = {
  scheme: '0208',
  participant: '0403170701',
  url: 'https://api.accesspoint.be/api/v2',
  legal_entity: '12345',
  key: 'sleutel-van-het-access-point',
  sending: 'automatic',
};
const check = (changes: Partial<TypedPeppol>, known = { hasKey: false, emulator: '' }) =>
  Object.entries(checkPeppol({ ...whole, ...changes }, known)).map(([field, [first]]) => [field, first?.key]);

describe('a connection to an access point', () => {
  it('can be saved whole, and unfinished as long as nothing is sent by itself', () => {
    expect(check({})).toEqual([]);
    const empty = { participant: '', url: '', legal_entity: '', key: '' };
    expect(check({ ...empty, sending: 'self' })).toEqual([]);
    expect(check(empty).map(([field]) => field)).toEqual(['participant', 'url', 'legal_entity', 'key']);
  });

  it('keeps the key that is stored', () => {
    expect(check({ key: '' })).toEqual([['key', 'peppol_key_missing']]);
    expect(check({ key: ' ' }, { hasKey: true, emulator: '' })).toEqual([]);
  });

  it.each([
    [{ participant: '0403170702' }, 'participant', 'peppol_enterprise_invalid'],
    [{ participant: '0403170702', sending: 'self' }, 'participant', 'peppol_enterprise_invalid'],
    [{ scheme: '9930', participant: 'DE136695976' }, 'participant', 'peppol_scheme_unknown'],
    [{ legal_entity: '0' }, 'legal_entity', 'peppol_legal_entity_invalid'],
    [{ legal_entity: '12a' }, 'legal_entity', 'peppol_legal_entity_invalid'],
    [{ legal_entity: '2147483648' }, 'legal_entity', 'peppol_legal_entity_invalid'],
    [{ key: 'kort' }, 'key', 'peppol_key_invalid'],
    [{ key: 'een sleutel met spaties' }, 'key', 'peppol_key_invalid'],
    [{ key: 'k'.repeat(501) }, 'key', 'peppol_key_invalid'],
    [{ key: 'sleutel\r\nx: yyyyyyyy' }, 'key', 'peppol_key_invalid'],
  ] as const)('is refused for %o at %s', (changes, field, key) => {
    expect(check(changes)).toEqual([[field, key]]);
  });

  it.each([
    'http://api.accesspoint.be',
    'https://localhost/api',
    'https://gebruiker:geheim@api.accesspoint.be',
    'https://api.accesspoint.be:8443',
    'https://api.accesspoint.be/?a=b',
    'https://api.accesspoint.be/#a',
    'https:api.accesspoint.be',
    'ftp://api.accesspoint.be',
    `https://api.accesspoint.be/${'a'.repeat(300)}`,
    emulator,
    '',
  ])('is refused at the address %s', (url) => {
    expect(check({ url })).toEqual([['url', 'peppol_url_invalid']]);
  });

  it('has the address of the emulator where the installation has one, and no other of this machine', () => {
    expect(check({ url: `${emulator}/` }, { hasKey: false, emulator })).toEqual([]);
    expect(check({ url: 'http://localhost:3000/test' }, { hasKey: false, emulator })).toHaveLength(1);
  });

  it('is called without the slash at the end of its address', () => {
    expect(accessPointUrl(' https://api.accesspoint.be/v2// ')).toBe('https://api.accesspoint.be/v2');
    expect(legalEntityOf(' 12 ')).toBe(12);
  });
});
