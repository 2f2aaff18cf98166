import type { CartWire } from '@etalage/shop-domain/schema';
import type { TextKey } from '@etalage/texts';

export interface ErrorRow {
  status: number;
  text: TextKey;
}

/**
 * Every error that an endpoint may return (MSG-04): wire code, HTTP status, text. The list is closed: the server sends
 * no other errors.
 */
export const errorCatalogue = {
  validation_failed: { status: 422, text: 'error_validation_failed' },
  not_found: { status: 404, text: 'error_not_found' },
  unauthenticated: { status: 401, text: 'error_unauthenticated' },
  forbidden: { status: 403, text: 'error_forbidden' },
  shoppingcart_does_not_exist: { status: 404, text: 'error_shoppingcart_does_not_exist' },
  shoppingcart_converted: { status: 409, text: 'error_shoppingcart_converted' },
  product_unavailable: { status: 409, text: 'error_product_unavailable' },
  stock_insufficient: { status: 409, text: 'error_stock_insufficient' },
  /** The cart is not what the checkout showed; nothing was ordered. */
  cart_changed: { status: 409, text: 'error_cart_changed' },
  order_not_found: { status: 404, text: 'error_order_not_found' },
  /** Its payment is on its way, was never started, or its products are gone. */
  order_not_restorable: { status: 409, text: 'error_order_not_restorable' },
  order_already_paid: { status: 409, text: 'error_order_already_paid' },
  /** The version of a quote that was to be accepted is not the one that counts. */
  offer_replaced: { status: 409, text: 'error_offer_replaced' },
  offer_withdrawn: { status: 409, text: 'error_offer_withdrawn' },
  offer_expired: { status: 409, text: 'error_offer_expired' },
  quote_declined: { status: 409, text: 'error_quote_declined' },
  payment_unavailable: { status: 503, text: 'error_payment_unavailable' },
  /** This file is never accepted: retrying cannot help. */
  upload_refused: { status: 422, text: 'error_upload_refused' },
  /** This file may be accepted at another time, or with another address. */
  upload_not_now: { status: 422, text: 'error_upload_not_now' },
  /** Visitors see the file that should be deleted; who confirms it may. */
  file_in_use: { status: 409, text: 'error_file_in_use' },
  password_incorrect: { status: 403, text: 'error_password_incorrect' },
  rate_limited: { status: 429, text: 'error_rate_limited' },
  conflict: { status: 409, text: 'error_conflict' },
  idempotency_mismatch: { status: 422, text: 'error_idempotency_mismatch' },
  payload_too_large: { status: 413, text: 'error_payload_too_large' },
  storage_full: { status: 507, text: 'error_storage_full' },
  internal: { status: 500, text: 'error_internal' },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errorCatalogue;

/**
 * Messages per field path, e.g. `items.0.label` (MSG-01). Errors that belong to no single field are under `general`.
 */
export type FieldErrors = Record<string, string[]>;

/**
 * The body of every refusal. `retry_after` is in seconds and is present with `rate_limited` and where a retry may help later; `cart` is the cart as it is
 * now, and is present with an order that was refused because of it.
 */
export interface ErrorBody {
  code: ErrorCode;
  errors: FieldErrors;
  retry_after?: number;
  cart?: CartWire;
}

/** Whether a parsed body is a refusal of this API. */
export function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    Object.hasOwn(errorCatalogue, String(body.code))
  );
}
