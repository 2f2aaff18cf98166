import type { ResponseOf } from '../endpoint/call.ts';
import type { CallEndpoint } from '../endpoint/call-endpoint.ts';
import type { LocalResult } from '../endpoint/call-result.ts';
import type { resolvePage } from '../pages/resolve-page.ts';

/** What the server hands to the storefront with each request. */
export interface StorefrontServices {
  callEndpoint: CallEndpoint;
  websiteId: string;
  /** Scheme and host as the visitor sees them, without a slash at the end. */
  origin: string;
  /** Called for a block that could not be shown. */
  report?: (message: string) => void;
  /** Takes the page that was drawn; the reply then has no body of its own. */
  onDrawn?: (html: string) => void;
}

/** The built visitor site (`apps/storefront/build/server`), which the server loads without importing the app. */
export interface StorefrontBundle {
  /**
   * Answers a page request. The header `etalage-store`, which is never sent on, says whom a reply is for: `1` anybody,
   * it may be kept; `once` anybody who asks now; absent this one visitor.
   */
  handle(request: Request, services: StorefrontServices): Promise<Response>;
  /** The key under which a page may be stored, or null when its address must be rendered every time. */
  storedKey(url: URL): string | null;
  /** The blocks of a page as HTML, for pages whose content is fetched later (PROT-03). */
  renderBody(page: ResponseOf<typeof resolvePage>, path: string): string;
}

export type PageReply = LocalResult<typeof resolvePage>;
