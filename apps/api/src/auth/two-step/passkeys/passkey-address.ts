import { isIP } from 'node:net';
import type { HandlerContext } from '../../../calls/handler-context.ts';

/** For which dashboard passkeys are made and used: the relying party of the standard. */
export interface PasskeyAddress {
  readonly origin: string;
  /** The id of the relying party: browsers keep passkeys by it. */
  readonly host: string;
}

/**
 * The address of the dashboard, if the caller opened it there and browsers allow passkeys at it: a name, not a number, and
 * encrypted unless it is this machine. Never just the address of the request, which a caller can choose.
 */
export function passkeyAddress({
  ports,
  origin,
}: Pick<HandlerContext, 'ports' | 'origin'>): PasskeyAddress | undefined {
  const own = new URL(ports.dashboardUrl(origin));
  const { hostname, protocol } = own;
  if (own.origin !== origin || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  const isOfMachine = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (protocol !== 'https:' && !isOfMachine) return undefined;
  return { origin: own.origin, host: hostname };
}
