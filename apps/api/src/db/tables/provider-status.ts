/** Status of one payment at a payment service provider. `authorized` is accepted, not yet paid. */
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
