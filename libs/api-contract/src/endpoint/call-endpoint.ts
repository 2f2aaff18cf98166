import type { ErrorBody } from '../errors/error-catalogue.ts';
import type { Endpoint, OutputOf, RequestOf, ResponseOf } from './define-endpoint.ts';

/** A call's outcome as a value: the wire reply, or the refusal with its status. */
export type CallResult<E extends Endpoint> =
  { ok: true; data: ResponseOf<E> } | { ok: false; status: number; error: ErrorBody };

/** The same outcome, decoded: cents and booleans in place of euros, '1' and '0'. */
export type DecodedResult<E extends Endpoint> =
  { ok: true; data: OutputOf<E> } | Extract<CallResult<E>, { ok: false }>;

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
 * are filled in and the request is checked exactly as over the wire; the reply is checked likewise and stays decoded.
 */
export type CallEndpoint = <E extends Endpoint>(
  endpoint: E,
  request: Omit<RequestOf<E>, 'website_id' | 'project_id'>,
) => Promise<DecodedResult<E>>;
