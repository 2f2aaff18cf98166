import type { Endpoint, LocalResult } from '@etalage/api-contract';
import type { AppDatabase } from '../db/database.ts';
import type { Ports } from '../ports/ports.ts';
import type { CallLog, Cookies, Handlers, Member } from './handler-context.ts';
import type { Publications } from './publications.ts';
import type { RateLimiter } from './rate-limits.ts';
import type { WebsiteLookup } from './website-lookup.ts';

/** What answering a call needs; one for the whole process. */
export interface EndpointServer {
  readonly db: AppDatabase;
  readonly ports: Ports;
  readonly websites: WebsiteLookup;
  readonly limiter: RateLimiter;
  readonly publications: Publications;
  readonly handlers: Partial<Handlers>;
  readonly now: () => Date;
  /** Finds who is signed in from the call's cookies; without it owner endpoints answer `unauthenticated`. */
  readonly findMember?: (cookies: Cookies) => Promise<Member | undefined>;
}

/** One call as its transport hands it over. */
export interface IncomingCall {
  /** Parsed JSON, unchecked. */
  readonly body: unknown;
  /** How the website is known: by the host of the call, or named by code of ours. Owner calls name it in the body. */
  readonly website: { readonly host: string } | { readonly id: string };
  readonly address: string;
  readonly origin: string;
  readonly requestId: string;
  readonly idempotencyKey: string | undefined;
  readonly cookies: Cookies;
  /** What the browser says it is. */
  readonly userAgent?: string;
  readonly log: CallLog;
}

export type AnyCallResult = LocalResult<Endpoint>;
