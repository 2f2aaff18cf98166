import type { endpoints } from '@etalage/api-contract';

export type EndpointName = keyof typeof endpoints;

/** At most `limit` calls at once; after that one more every `seconds / limit`, so that the wait is never long. */
export interface RateLimit {
  /** The counted calls: those of one network address, one signed-in member, one cart, or one order. */
  readonly per: 'address' | 'member' | 'cart' | 'order';
  readonly limit: number;
  readonly seconds: number;
  /** Refused calls do not count: who corrects mistakes, or orders what just sold out, has done nothing yet. */
  readonly isOfDone?: true;
}

/** The defaults; `RATE_LIMITS` can replace each by name. Those of an address leave room for an office behind it. */
export const defaultRateLimits = {
  cart_writes: { per: 'address', limit: 120, seconds: 60 },
  discount_codes: { per: 'address', limit: 20, seconds: 60 },
  create_order_tries: { per: 'address', limit: 60, seconds: 60 },
  create_order_minute: { per: 'address', limit: 10, seconds: 60, isOfDone: true },
  create_order_hour: { per: 'address', limit: 60, seconds: 3600, isOfDone: true },
  quote_questions: { per: 'address', limit: 20, seconds: 600, isOfDone: true },
  create_transaction: { per: 'order', limit: 5, seconds: 60 },
  vies: { per: 'cart', limit: 10, seconds: 60 },
  search: { per: 'address', limit: 60, seconds: 60 },
  page_posts: { per: 'address', limit: 120, seconds: 60 },
  not_found: { per: 'address', limit: 60, seconds: 60 },
  cookie_choices: { per: 'address', limit: 60, seconds: 600 },
  form_tries: { per: 'address', limit: 60, seconds: 60 },
  form_minute: { per: 'address', limit: 10, seconds: 60, isOfDone: true },
  form_hour: { per: 'address', limit: 60, seconds: 3600, isOfDone: true },
  form_files: { per: 'address', limit: 60, seconds: 600 },
  password_reset: { per: 'address', limit: 20, seconds: 3600 },
  mail_links: { per: 'address', limit: 60, seconds: 600 },
  invitations: { per: 'member', limit: 60, seconds: 3600 },
  trial_mails: { per: 'member', limit: 20, seconds: 3600 },
  peppol_tests: { per: 'member', limit: 20, seconds: 600 },
  visitor_files: { per: 'address', limit: 60, seconds: 600 },
  buyer_documents: { per: 'address', limit: 20, seconds: 60 },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof defaultRateLimits;
export type RateLimits = Readonly<Record<RateLimitName, RateLimit>>;

/** The limits of each endpoint. `vies` and `trial_mails` are counted where the service is called and where a mail is made. */
export const limitsOfEndpoint: Partial<Record<EndpointName, readonly RateLimitName[]>> = {
  createCart: ['cart_writes'],
  addToCart: ['cart_writes'],
  updateQuantity: ['cart_writes'],
  deleteProduct: ['cart_writes'],
  setUserDetails: ['cart_writes'],
  setShippingMethod: ['cart_writes'],
  setDiscountCode: ['cart_writes', 'discount_codes'],
  setPaymentMethod: ['cart_writes'],
  checkVies: ['cart_writes'],
  acceptQuote: ['create_order_tries'],
  createOrder: ['create_order_tries', 'create_order_minute', 'create_order_hour'],
  createTransaction: ['create_transaction'],
  restoreOrder: ['cart_writes'],
  askAboutQuote: ['create_order_tries', 'quote_questions'],
  search: ['search'],
  logNotFound: ['not_found'],
  storeConsent: ['cookie_choices'],
  submitForm: ['form_tries', 'form_minute', 'form_hour'],
  requestPasswordReset: ['password_reset'],
  getPasswordReset: ['mail_links'],
  usePasswordReset: ['mail_links'],
  getEmailChange: ['mail_links'],
  confirmEmailChange: ['mail_links'],
  getInvitation: ['mail_links'],
  acceptInvitation: ['mail_links'],
  inviteMember: ['invitations'],
  resendInvitation: ['invitations'],
  testPeppol: ['peppol_tests'],
  visitorSignedUrl: ['visitor_files'],
  getBuyerInvoice: ['buyer_documents'],
  getAgreedTerms: ['buyer_documents'],
  getOfferFile: ['buyer_documents'],
};

/** Limits of the environment: `RATE_LIMITS='{"search":{"limit":600,"seconds":60}}'`. Throws an error of one sentence when it is invalid. */
export function readRateLimits(text: string | undefined): Partial<RateLimits> {
  if (!text) return {};
  return Object.fromEntries(
    Object.entries(parsed(text)).map(([name, { limit, seconds }]) => {
      const known = defaultRateLimits[name as RateLimitName] as RateLimit | undefined;
      if (!known) throw new Error(`RATE_LIMITS noemt "${name}", maar die limiet is er niet.`);
      if (!isCount(limit) || !isCount(seconds))
        throw new Error(`RATE_LIMITS: ${name} vraagt een limit en seconds boven 0.`);
      return [name, { ...known, limit, seconds }];
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
