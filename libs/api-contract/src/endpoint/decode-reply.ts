import { centsFromEuros, isOn } from '@etalage/shop-domain';
import type { Call } from './call.ts';
import type { AnsweredDecoded, CallFailure, CallResult } from './call-result.ts';

/** Properties that hold amounts in the replies to visitors. */
export const amountKeys: ReadonlySet<string> = new Set([
  'incl_tax',
  'excl_tax',
  'price_incl_tax',
  'price_excl_tax',
  'total_price',
  'total_price_incl_tax',
  'total_price_excl_tax',
  'total_price_with_tax',
  'tax_amounts',
]);

/** Properties that hold flags in the replies to visitors. */
export const flagKeys: ReadonlySet<string> = new Set([
  'hide_price',
  'hide_quantity',
  'is_from_price',
  'show_price_tax_included',
  'invoice_is_company',
  'custom_shipping_information',
]);

/**
 * A visitor's reply over HTTP with cents and booleans in place of euros, '1' and '0', as calls in-process answer it. It
 * goes by the names of properties, so that visitors load no validation library; a test compares these with the contracts.
 */
export function decodeReply<E extends Call>(reply: CallResult<E>): AnsweredDecoded<E> | CallFailure {
  return reply.ok ? { ok: true, data: decoded(reply.data, '') as never } : reply;
}

function decoded(value: unknown, key: string): unknown {
  if (flagKeys.has(key)) return isOn(value);
  if (typeof value === 'number') return amountKeys.has(key) ? (centsFromEuros(value) ?? 0) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => decoded(item, ''));
  // The amounts of a record, by rate, stand under the name of the record.
  const isRecord = amountKeys.has(key);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, decoded(part, isRecord ? key : name)]),
  );
}
