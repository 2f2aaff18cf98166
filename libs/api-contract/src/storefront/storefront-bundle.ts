import type { CallEndpoint } from '../endpoint/call-endpoint.ts';
import type { OutputOf } from '../endpoint/define-endpoint.ts';
import type { LocalResult } from '../endpoint/call-result.ts';
import type { resolvePage } from '../pages/resolve-page.ts';

/** What the server passes to the storefront with each request. */
export interface StorefrontServices {
  callEndpoint: CallEndpoint;
  websiteId: string;
  /** Scheme and host as the visitor sees them, without a trailing slash. */
  origin: string;
  /** Scheme and host of another API that the scripts of this page call (API-05); empty for the page's own host. */
  apiBase?: string;
  /** Called for a block that could not be shown, and for an error of the page, with what was thrown as `cause`. */
  report?: (message: string, cause?: unknown) => void;
  /** Receives the rendered page; the response then has no body. */
  onRendered?: (html: string) => void;
}

/** The built visitor site (`apps/storefront/build/server`), which the server loads without importing the app. */
export interface StorefrontBundle {
  /**
   * Handles a page request. The internal header `etalage-store` (never forwarded) says who may get the response: `1`
   * everybody, it may be cached; `once` everybody who is waiting for it now; absent only this visitor.
   */
  handle(request: Request, services: StorefrontServices): Promise<Response>;
  /** The cache key of a page, or null when its address must be rendered every time. */
  storedKey(url: URL): string | null;
  /** The blocks of a page as HTML, for pages whose content is fetched later (PROT-03). */
  renderBody(page: OutputOf<typeof resolvePage>, path: string, report?: StorefrontServices['report']): string;
}

export type PageReply = LocalResult<typeof resolvePage>;
