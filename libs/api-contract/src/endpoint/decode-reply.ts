import { centsFromEuros, isOn } from '@etalage/shop-domain';
import type { Cart } from '@etalage/shop-domain/schema';
import type { Call } from './call.ts';
import type { AnsweredDecoded, CallFailure, CallResult } from './call-result.ts';

/** Names of the properties that hold amounts in the replies to visitors; patterns, because lists weigh more. */
export const amountNames = /(^|_)(in|ex)cl_tax$|^total_price(_with_tax)?$|^(tax_amounts|missing)$/;

/** Names of the properties that hold flags in the replies to visitors. */
export const flagNames = /^(hide|show|custom|is_from|takes)_|_is_company$/;

/**
 * A visitor's reply over HTTP with cents and booleans in place of euros, '1' and '0', as calls in-process answer it. It
 * goes by the names of properties, so that visitors load no validation library; a test compares these with the contracts.
 */
export function decodeReply<E extends Call>(reply: CallResult<E>): AnsweredDecoded<E> | CallFailure {
  return reply.ok ? { ok: true, data: decoded(reply.data, '') as never } : reply;
}

/** The cart that a refused order has with it, decoded; undefined if it has none. */
export function cartOf(failure: CallFailure): Cart | undefined {
  const cart = failure.unreachable ? undefined : failure.error.cart;
  return cart && (decoded(cart, '') as Cart);
}

function decoded(value: unknown, key: string): unknown {
  if (flagNames.test(key)) return isOn(value);
  if (typeof value === 'number') return amountNames.test(key) ? (centsFromEuros(value) ?? 0) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => decoded(item, ''));
  // The amounts of a record, by rate, are under the name of the record.
  const isRecord = amountNames.test(key);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, decoded(part, isRecord ? key : name)]),
  );
}
