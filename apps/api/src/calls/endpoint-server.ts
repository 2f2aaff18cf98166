import type { Endpoint, LocalResult } from '@etalage/api-contract';
import type { AppDatabase } from '../db/database.ts';
import type { Ports } from '../ports/ports.ts';
import type { CallLog, Cookies, Handlers, Member } from './handler-context.ts';
import type { Publications } from './publications.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { SiteCounts } from './site-counts.ts';
import type { WebsiteLookup } from './website-lookup.ts';

/** The dependencies of answering a call; one instance per process. */
export interface EndpointServer {
  readonly db: AppDatabase;
  readonly ports: Ports;
  readonly websites: WebsiteLookup;
  readonly limiter: RateLimiter;
  readonly publications: Publications;
  readonly counts: SiteCounts;
  readonly handlers: Partial<Handlers>;
  readonly now: () => Date;
  /** Finds the signed-in account from the call's cookies; without it owner endpoints return `unauthenticated`. */
  readonly findMember?: (cookies: Cookies) => Promise<Member | undefined>;
}

/** One call as its transport passes it. */
export interface IncomingCall {
  /** Parsed JSON, not validated. */
  readonly body: unknown;
  /** The website: by the host of the call, or given by our own code. Owner calls name it in the body. */
  readonly website: { readonly host: string } | { readonly id: string };
  readonly address: string;
  readonly origin: string;
  readonly requestId: string;
  readonly idempotencyKey: string | undefined;
  readonly cookies: Cookies;
  /** The User-Agent header. */
  readonly userAgent?: string;
  readonly log: CallLog;
}

export type AnyCallResult = LocalResult<Endpoint>;
