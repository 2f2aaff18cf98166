import type { Cart } from '@etalage/shop-domain/schema';

/**
 * What an order was agreed on: the cart as its customer last saw it, every step of its calculation and the ground of
 * its VAT. Written once; replies, mails and invoices print it and nobody computes it again.
 */
export interface OrderSnapshot {
  readonly version: 1;
  /** Without the customer record, which stands in a column of its own, and without the cart's session. */
  readonly cart: Omit<Cart, 'users'>;
  /** All amounts with the name of the algorithm. */
  readonly calculation: object;
  /** The VAT decision, its reason, and the proof of the VAT number it rests on. */
  readonly vat: object;
  readonly agreed: boolean;
}
