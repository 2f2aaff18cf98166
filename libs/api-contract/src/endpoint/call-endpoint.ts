import type { PayloadOf } from './call.ts';
import type { LocalResult } from './call-result.ts';
import type { Endpoint } from './define-endpoint.ts';

/** Who calls: filled by the server from the visitor's request when a page is rendered in-process. */
export interface CallContext {
  websiteId: string;
  /** Network address of the visitor, for the limits; never stored. */
  address: string;
  /** Scheme and host as the visitor sees them, without a slash at the end, e.g. `https://www.shop.nl`. */
  origin: string;
  /** Id of the page request, so that its log lines can be found together. */
  requestId?: string;
}

/**
 * Calls an endpoint's handler without HTTP. The storefront receives it through React Router's context; both website ids
 * are filled in, the request is checked and the reply encoded exactly as over the wire.
 */
export type CallEndpoint = <E extends Endpoint>(
  endpoint: E,
  request: PayloadOf<E>,
) => Promise<LocalResult<E>>;
