import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What is in use on the internet of IPv6; all other addresses are special or unassigned. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address belongs to one machine on the public internet. Not so are loopback, private and link-local ones
 * (which the metadata of a cloud has), shared, reserved and multicast ones, and those of IPv6 that contain one of IPv4.
 */
export function isPublicAddress(text: string): boolean {
  // The library also reads shortened and octal numbers, which others read differently.
  if (isIP(text) === 0 || !ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_UNICAST);
}
