import { cart as cartSchema, type Cart } from '@etalage/shop-domain/schema';
import { type ErrorBody, type ErrorCode, type FieldErrors, errorCatalogue } from '@etalage/api-contract';
import { z } from 'zod';
import { type TextValues, type Translate, isTextKey } from '@etalage/texts';

/** A message by its text key; a plain string is shown unchanged. */
export type Message = string | { readonly key: string; readonly values?: TextValues };

/** Messages per field path, before they are translated to the website's texts. */
export type FieldMessages = Readonly<Record<string, readonly Message[]>>;

interface Details {
  /** Placeholder values of the code's own text, used when no fields are given. */
  readonly values?: TextValues;
  /** Seconds after which the same call may be retried. */
  readonly retryAfter?: number;
  /** The cart as it is now, for an order that was refused because of it. */
  readonly cart?: Cart;
}

/** A refusal of the catalogue. Any other error of a handler becomes `internal` and is only logged. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldMessages | undefined;
  readonly values: TextValues | undefined;
  readonly retryAfter: number | undefined;
  readonly cart: Cart | undefined;

  constructor(code: ErrorCode, fields?: FieldMessages, details: Details = {}) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.values = details.values;
    this.retryAfter = details.retryAfter;
    this.cart = details.cart;
  }
}

/** A refusal in wire form; without fields its own text is under `general` (MSG-01). */
export function errorBodyOf(error: ApiError, translate: Translate): ErrorBody {
  const { code, fields = {}, retryAfter, cart } = error;
  const entries = Object.entries(fields).filter(([, messages]) => messages.length > 0);
  const errors: FieldErrors =
    entries.length === 0
      ? { general: [ownText(error, translate)] }
      : Object.fromEntries(entries.map(([path, list]) => [path, list.map((m) => textOf(m, translate))]));
  return {
    code,
    errors,
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
    ...(cart && { cart: z.encode(cartSchema, cart) }),
  };
}

/** The text of the code, which names the wait if there is one. */
function ownText({ code, values, retryAfter }: ApiError, translate: Translate): string {
  if (code !== 'rate_limited' || retryAfter === undefined)
    return translate(errorCatalogue[code].text, values);
  return translate('error_rate_limited_wait', { wait: waitText(retryAfter, translate) });
}

/** A wait in words: seconds up to a minute and a half, then minutes, never shorter than it is. */
function waitText(seconds: number, translate: Translate): string {
  const isShort = seconds <= 90;
  const count = isShort ? seconds : Math.ceil(seconds / 60);
  const unit = isShort ? 'second' : 'minute';
  return count === 1 ? translate(`error_wait_${unit}`) : translate(`error_wait_${unit}s`, { count });
}

function textOf(message: Message, translate: Translate): string {
  if (typeof message === 'string') return message;
  return isTextKey(message.key) ? translate(message.key, message.values) : message.key;
}
