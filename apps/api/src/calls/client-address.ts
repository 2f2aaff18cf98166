import { isIPv6 } from 'node:net';

/**
 * The visitor's network address, for limits. `X-Forwarded-For` is only used behind trusted proxies: with `proxies` hops
 * it is the entry that the outermost trusted proxy wrote, never an entry that the visitor sent.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  if (proxies === 0 || !forwardedFor) return limitKey(socketAddress);
  const entries = forwardedFor.split(',').map((entry) => entry.trim());
  return limitKey(entries.at(-proxies) ?? entries[0] ?? socketAddress);
}

/** TRUST_PROXY: empty or 0 is none, `1`, `true` or `yes` is one proxy, a higher number is that many in a chain. */
export function readTrustProxy(text: string | undefined): number {
  if (!text || text === 'false' || text === 'no') return 0;
  if (text === 'true' || text === 'yes') return 1;
  const proxies = Number(text);
  if (Number.isInteger(proxies) && proxies >= 0 && proxies < 10) return proxies;
  throw new Error(`TRUST_PROXY is "${text}", maar moet een aantal proxy's zijn.`);
}

/** One IPv6 subscriber owns a /64, so its first four groups are the key; IPv4-mapped addresses count as IPv4. */
function limitKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address.slice(0, 100);
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...gap, ...right].slice(0, 4).join(':');
}
