import type { Endpoint, InputOf, OutputOf, endpoints } from '@etalage/api-contract';
import type { Translate } from '@etalage/texts';
import type { AppDatabase } from '../db/database.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { Ports } from '../ports/ports.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { SiteCounts } from './site-counts.ts';

/** A signed-in person of the dashboard, with a role per website (GEN-08). */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly websites: readonly { readonly id: string; readonly role: 'owner' | 'editor' | 'shop' }[];
}

export interface CookieOptions {
  readonly maxAge?: number;
  readonly httpOnly?: boolean;
  readonly sameSite?: 'lax' | 'strict';
  readonly path?: string;
}

/** Cookies of the call; in-process calls have no cookies and cannot set them. */
export interface Cookies {
  /** A call without a browser, to which no cookie can be given. */
  readonly areNone?: true;
  get(name: string): string | undefined;
  /** `secure` depends on the address that the visitor used. An empty value with maxAge 0 removes the cookie. */
  set(name: string, value: string, options?: CookieOptions): void;
}

/** Structured log of one call. Never pass it an address, a name, a session or a body. */
export interface CallLog {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** The context of a handler, besides its decoded input; independent of HTTP. */
export interface HandlerContext {
  /** Empty for calls without a website (signing in). */
  readonly websiteId: string;
  readonly db: AppDatabase;
  /** One transaction of the website, retried when PostgreSQL aborted it because of another one. */
  write<Result>(work: (tx: WebsiteTransaction) => Promise<Result>): Promise<Result>;
  /** One read-only snapshot of the website; retried for the same reason. */
  read<Result>(work: (tx: WebsiteTransaction) => Promise<Result>): Promise<Result>;
  readonly translate: Translate;
  /** Network address of the visitor, only for counters (hashed); never stored, never logged. */
  readonly address: string;
  /** Scheme and host as the visitor sees them, without a trailing slash; for addresses that are sent to others. */
  readonly origin: string;
  readonly now: () => Date;
  readonly ports: Ports;
  readonly limiter: RateLimiter;
  readonly counts: SiteCounts;
  readonly log: CallLog;
  readonly requestId: string;
  /** Header `Idempotency-Key`, if the caller sent one. */
  readonly idempotencyKey: string | undefined;
  readonly cookies: Cookies;
  /** The User-Agent header; empty for in-process calls. */
  readonly userAgent: string;
  /** The signed-in person; always set for owner endpoints of a website. */
  readonly member: Member | undefined;
}

/** Implements one endpoint: gets the decoded input, returns the decoded response; throws ApiError to refuse. */
export type Handler<E extends Endpoint> = (
  input: InputOf<E>,
  context: HandlerContext,
) => Promise<OutputOf<E>>;

/** A handler for every endpoint. */
export type Handlers = { [Name in keyof typeof endpoints]: Handler<(typeof endpoints)[Name]> };
