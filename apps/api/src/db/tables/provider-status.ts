/** What a payment service provider says about one payment. `authorized` is accepted, not yet paid. */
export const providerStatuses = [
  'open',
  'pending',
  'authorized',
  'paid',
  'canceled',
  'expired',
  'failed',
] as const;
export type ProviderStatus = (typeof providerStatuses)[number];
