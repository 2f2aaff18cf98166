import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

const ofThisMachine = ['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '::', '::1'];
const privateOnes = ['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1', '100.127.9.9'];
const linkLocal = ['169.254.169.254', '169.254.0.1', 'fe80::1', 'fe80::1%eth0', 'febf::1', 'fec0::1'];
const uniqueLocal = ['fc00::1', 'fd12:3456::1', 'fd00:ec2::254'];
const reserved = ['192.0.0.1', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.9', '192.88.99.1'];
const many = ['224.0.0.1', '239.1.1.1', '240.0.0.1', '255.255.255.255', 'ff02::1', 'ff0e::1'];
const containing = [
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '::7f00:1',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b::169.254.169.254',
  '64:ff9b:1::7f00:1',
  '2002:7f00:1::',
  '2002:a9fe:a9fe::1',
  '2001::1',
];
const special = [
  '2001:db8::1',
  '2001:20::1',
  '2001:10::1',
  '100::1',
  '3fff::1',
  '5f00::1',
  '4000::1',
  'e000::1',
];
const noAddresses = ['', 'localhost', '127.0.0.1:80', '8.8.8.8/32', '1.2.3', '999.1.1.1'];

describe('isPublicAddress', () => {
  it.each([
    ...ofThisMachine,
    ...privateOnes,
    ...linkLocal,
    ...uniqueLocal,
    ...reserved,
    ...many,
    ...containing,
    ...special,
    ...noAddresses,
  ])('is false for %j', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:400e::200e'])(
    'is true for %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
});
