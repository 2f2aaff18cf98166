import { describe, expect, it } from 'vitest';
import { clientAddress, readTrustProxy } from './client-address.ts';

describe('clientAddress', () => {
  it.each([
    ['1.2.3.4', undefined, 0, '1.2.3.4'],
    ['1.2.3.4', '9.9.9.9', 0, '1.2.3.4'],
    ['10.0.0.1', '9.9.9.9', 1, '9.9.9.9'],
    ['10.0.0.1', 'spoofed, 8.8.8.8', 1, '8.8.8.8'],
    ['10.0.0.1', 'spoofed, 8.8.8.8, 10.0.0.2', 2, '8.8.8.8'],
    ['10.0.0.1', '7.7.7.7', 3, '7.7.7.7'],
    ['::ffff:1.2.3.4', undefined, 0, '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2'],
    ['2001:db8::1', undefined, 0, '2001:db8:0:0'],
    ['::1', undefined, 0, '0:0:0:0'],
  ])('%s with X-Forwarded-For %s behind %i proxies is %s', (socket, forwarded, proxies, expected) => {
    expect(clientAddress(socket, forwarded, proxies)).toBe(expected);
  });

  it('parses TRUST_PROXY as a number of proxies', () => {
    expect([undefined, '', '0', 'no', '1', 'true', '2'].map(readTrustProxy)).toEqual([0, 0, 0, 0, 1, 1, 2]);
    expect(() => readTrustProxy('10.0.0.0/8')).toThrow('TRUST_PROXY');
  });
});
