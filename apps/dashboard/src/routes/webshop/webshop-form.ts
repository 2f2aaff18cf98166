import { checkNextNumber, MAX_ORDER_NUMBER, type RuleText, type WebshopContent } from '@etalage/shop-domain';
import type { OwnedWebshop, SavedWebshop } from '../../queries/webshop-queries.ts';
import { countOf, typedCount } from '../products/typed-amount.ts';

/** What is numbered by itself. */
export type NumberSeries = 'order' | 'quote';

/** The settings as they are typed: the next numbers as text. */
export interface WebshopForm extends Omit<WebshopContent, 'delivery_from' | 'delivery_to'> {
  delivery_from: string;
  delivery_to: string;
  next_order: string;
  next_quote: string;
}

export function formOf(webshop: OwnedWebshop): WebshopForm {
  const { version: _version, seller_problems: _problems, has_products: _products, ...numbered } = webshop;
  const { least_order: _orders, least_quote: _quotes, next_order, next_quote, ...content } = numbered;
  return {
    ...content,
    delivery_from: typedCount(content.delivery_from),
    delivery_to: typedCount(content.delivery_to),
    next_order: String(next_order),
    next_quote: String(next_quote),
  };
}

/** What is typed as it is stored. */
export function contentOf({ next_order: _order, next_quote: _quote, ...typed }: WebshopForm): WebshopContent {
  return {
    ...typed,
    shoppingcart_page: typed.shoppingcart_page.trim(),
    checkout_page: typed.checkout_page.trim(),
    thankyou_page: typed.thankyou_page.trim(),
    agreement_url: typed.agreement_url.trim(),
    accessibility_exceptions: typed.accessibility_exceptions.trim(),
    return_costs_about: typed.return_costs_about.trim(),
    return_address: typed.return_address.trim(),
    delivery_from: typedDays(typed.delivery_from),
    delivery_to: typedDays(typed.delivery_to),
    order_prefix: typed.order_prefix.trim().toUpperCase(),
    order_digits: Number(typed.order_digits),
    quote_prefix: typed.quote_prefix.trim().toUpperCase(),
    quote_digits: Number(typed.quote_digits),
    invoice_prefix: typed.invoice_prefix.trim().toUpperCase(),
    credit_prefix: typed.credit_prefix.trim().toUpperCase(),
  };
}

/** Typed days; 0, which the rule refuses, for what is no number. */
function typedDays(typed: string): number | null {
  return typed.trim() === '' ? null : (countOf(typed) ?? 0);
}

/**
 * A typed next number; null if it is the one that the server filled in, which may be higher than any that can be typed,
 * and undefined if it is none.
 */
export function typedNumber(next: string, filled: number): number | null | undefined {
  const typed = next.trim();
  const number = Number(typed);
  if (typed !== '' && number === filled) return null;
  return /^\d{1,9}$/.test(typed) && number >= 1 && number <= MAX_ORDER_NUMBER ? number : undefined;
}

/** Why orders or quotes cannot go on at what is typed; undefined if they can. */
export function numberProblem(
  typed: WebshopForm,
  base: OwnedWebshop,
  series: NumberSeries,
):
  | { key: 'webshop_settings_number_invalid' | RuleText['key']; values: Record<string, string | number> }
  | undefined {
  const filled = base[`next_${series}`];
  const number = typedNumber(typed[`next_${series}`], filled);
  if (number === undefined) return { key: 'webshop_settings_number_invalid', values: {} };
  return checkNextNumber(number ?? filled, base[`least_${series}`]);
}

/**
 * What is sent. A next number that was not changed is left out: an order that was placed meanwhile has taken it, and that
 * is no reason to refuse another change.
 */
export function savedOf(typed: WebshopForm, base: OwnedWebshop): SavedWebshop {
  const next_order = typedNumber(typed.next_order, base.next_order) ?? null;
  const next_quote = typedNumber(typed.next_quote, base.next_quote) ?? null;
  return { ...contentOf(typed), next_order, next_quote };
}
