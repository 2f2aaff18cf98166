import type { Cart } from '@etalage/shop-domain/schema';

/**
 * The agreed content of an order: the cart as its customer last saw it, every step of its calculation and the reason
 * for its VAT. Written once; responses, mails and invoices show it and never recalculate it.
 */
export interface OrderSnapshot {
  readonly version: 1;
  /** Without the customer record, which has its own column, and without the cart's session. */
  readonly cart: Omit<Cart, 'users'>;
  /** All amounts with the name of the algorithm. */
  readonly calculation: object;
  /** The VAT decision, its reason, and the proof of the VAT number that it uses. */
  readonly vat: object;
  readonly agreed: boolean;
  /** The hash of the terms as they were agreed with; missing where no text of them could be kept. */
  readonly terms?: string;
}
