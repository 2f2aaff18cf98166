/** Status of one refund at a payment service provider; `queued` waits until the shop has enough money there. */
export const refundStatuses = ['queued', 'pending', 'processing', 'refunded', 'failed', 'canceled'] as const;
export type RefundStatus = (typeof refundStatuses)[number];
