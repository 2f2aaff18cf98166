import type { Buyer } from './buyers.ts';
import type { BasketLine } from './baskets.ts';
import type { Delivery } from './shelves.ts';

/** What is paid, and when: at once through the provider, later by transfer, or at the workshop. */
export type Payment = 'paid' | 'failed' | 'canceled' | 'open' | 'outside';

interface Happened {
  readonly at: Date;
  /** The order or quote that it is about. */
  readonly key: string;
}

export interface Placed extends Happened {
  readonly kind: 'ordered' | 'asked-for-quote';
  readonly buyer: Buyer;
  readonly lines: readonly BasketLine[];
  readonly shipping: string;
  readonly method: string;
  /** Typed if it is not ''; one that the cart does not fit is left. */
  readonly code: string;
  readonly payment: Payment;
}

export interface Sent extends Happened {
  readonly kind: 'sent';
  readonly carrier: 'postnl' | 'dhl' | 'dpd' | 'bpost' | 'other' | 'pickup';
  readonly track: string;
  /** Only the first line; the rest follows. */
  readonly isPart: boolean;
}

export type YearEvent =
  | Placed
  | Sent
  | (Happened & {
      readonly kind: 'delivered';
      readonly deliveries: readonly Delivery[];
      readonly note: string;
    })
  | (Happened & { readonly kind: 'received' | 'expired-unpaid' })
  | (Happened & { readonly kind: 'refunded'; readonly isWhole: boolean; readonly reason: string })
  | (Happened & { readonly kind: 'noted'; readonly text: string })
  | (Happened & {
      readonly kind: 'offered';
      readonly days: number;
      readonly message: string;
      readonly discount: number;
    })
  | (Happened & { readonly kind: 'questioned' | 'answered'; readonly text: string })
  | (Happened & { readonly kind: 'accepted'; readonly payment: 'ideal' | 'wire' })
  | (Happened & { readonly kind: 'declined' })
  | (Happened & {
      readonly kind: 'wrote';
      readonly form: string;
      readonly fields: Readonly<Record<string, string>>;
    })
  | (Happened & { readonly kind: 'searched'; readonly words: string })
  | (Happened & { readonly kind: 'read' | 'swept' });

/** An event of this kind. */
export type Event<Kind extends YearEvent['kind']> = Extract<YearEvent, { readonly kind: Kind }>;
