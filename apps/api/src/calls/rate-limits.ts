import type { endpoints } from '@etalage/api-contract';
import { ApiError } from './api-error.ts';
import { SlidingWindows } from './sliding-windows.ts';

export type EndpointName = keyof typeof endpoints;

export interface RateLimit {
  /** The counted calls: those of one network address, one cart, or one order. */
  readonly per: 'address' | 'cart' | 'order';
  readonly limit: number;
  readonly seconds: number;
}

/** The defaults (commerce.md 3.11); `RATE_LIMITS` can replace each by name. */
export const defaultRateLimits = {
  cart_writes: { per: 'address', limit: 120, seconds: 60 },
  create_order_minute: { per: 'address', limit: 5, seconds: 60 },
  create_order_hour: { per: 'address', limit: 20, seconds: 3600 },
  create_order_cart: { per: 'cart', limit: 3, seconds: 60 },
  create_transaction: { per: 'order', limit: 5, seconds: 60 },
  vies: { per: 'cart', limit: 10, seconds: 60 },
  search: { per: 'address', limit: 60, seconds: 60 },
  not_found: { per: 'address', limit: 60, seconds: 60 },
  form_minute: { per: 'address', limit: 10, seconds: 60 },
  form_hour: { per: 'address', limit: 60, seconds: 3600 },
  form_files: { per: 'address', limit: 60, seconds: 600 },
  password_reset: { per: 'address', limit: 20, seconds: 3600 },
  mail_links: { per: 'address', limit: 60, seconds: 600 },
  invitations: { per: 'address', limit: 60, seconds: 3600 },
  visitor_files: { per: 'address', limit: 60, seconds: 600 },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof defaultRateLimits;
export type RateLimits = Readonly<Record<RateLimitName, RateLimit>>;

/** The limits of each endpoint. `vies` is counted where the service itself is called. */
export const limitsOfEndpoint: Partial<Record<EndpointName, readonly RateLimitName[]>> = {
  createCart: ['cart_writes'],
  addToCart: ['cart_writes'],
  updateQuantity: ['cart_writes'],
  deleteProduct: ['cart_writes'],
  setUserDetails: ['cart_writes'],
  setShippingMethod: ['cart_writes'],
  setPaymentMethod: ['cart_writes'],
  checkVies: ['cart_writes'],
  createOrder: ['create_order_minute', 'create_order_hour', 'create_order_cart'],
  createTransaction: ['create_transaction'],
  search: ['search'],
  logNotFound: ['not_found'],
  submitForm: ['form_minute', 'form_hour'],
  requestPasswordReset: ['password_reset'],
  getPasswordReset: ['mail_links'],
  usePasswordReset: ['mail_links'],
  getEmailChange: ['mail_links'],
  confirmEmailChange: ['mail_links'],
  getInvitation: ['mail_links'],
  acceptInvitation: ['mail_links'],
  inviteMember: ['invitations'],
  resendInvitation: ['invitations'],
  visitorSignedUrl: ['visitor_files'],
};

/** Counts calls against the limits; the counters are in the memory of this process. */
export class RateLimiter {
  readonly #limits: RateLimits;
  readonly #windows = new SlidingWindows();
  readonly #now: () => number;

  constructor(limits: Partial<RateLimits> = {}, now: () => number = Date.now) {
    this.#limits = { ...defaultRateLimits, ...limits };
    this.#now = now;
  }

  /** Returns the seconds until this limit allows `key` again; 0 means that the call is counted and allowed. */
  hit(name: RateLimitName, key: string): number {
    const { limit, seconds } = this.#limits[name];
    return this.#windows.hit(`${name}:${key}`, limit, seconds, this.#now());
  }

  /** Counts a call of an endpoint against its limits of one kind; throws `rate_limited` when one is exceeded. */
  count(endpoint: EndpointName, per: RateLimit['per'], key: string): void {
    for (const name of limitsOfEndpoint[endpoint] ?? []) {
      if (this.#limits[name].per !== per) continue;
      const wait = this.hit(name, key);
      if (wait > 0) throw new ApiError('rate_limited', undefined, { retryAfter: wait });
    }
  }
}

/** Limits of the environment: `RATE_LIMITS='{"search":{"limit":600,"seconds":60}}'`. Throws an error of one sentence when it is invalid. */
export function readRateLimits(text: string | undefined): Partial<RateLimits> {
  if (!text) return {};
  return Object.fromEntries(
    Object.entries(parsed(text)).map(([name, { limit, seconds }]) => {
      const known = defaultRateLimits[name as RateLimitName] as RateLimit | undefined;
      if (!known) throw new Error(`RATE_LIMITS noemt "${name}", maar die limiet is er niet.`);
      if (!isCount(limit) || !isCount(seconds))
        throw new Error(`RATE_LIMITS: ${name} vraagt een limit en seconds boven 0.`);
      return [name, { per: known.per, limit, seconds }];
    }),
  );
}

function parsed(text: string): Record<string, Partial<RateLimit>> {
  try {
    return JSON.parse(text) as Record<string, Partial<RateLimit>>;
  } catch {
    throw new Error('RATE_LIMITS moet JSON zijn, zoals {"search":{"limit":600,"seconds":60}}.');
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
