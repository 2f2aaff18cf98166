import type { PayloadOf } from './call.ts';
import type { LocalResult } from './call-result.ts';
import type { Endpoint } from './define-endpoint.ts';

/** The caller: filled in by the server from the visitor's request when a page is rendered in-process. */
export interface CallContext {
  websiteId: string;
  /** Network address of the visitor, for rate limits; never stored. */
  address: string;
  /** Scheme and host as the visitor sees them, without a trailing slash, e.g. `https://www.shop.nl`. */
  origin: string;
  /** Id of the page request, to correlate its log lines. */
  requestId?: string;
}

/**
 * Calls an endpoint's handler without HTTP. The storefront receives it through React Router's context; both website ids
 * are filled in and the request is checked exactly as over the wire; the reply is checked likewise and stays decoded.
 */
export type CallEndpoint = <E extends Endpoint>(
  endpoint: E,
  request: PayloadOf<E>,
) => Promise<LocalResult<E>>;
