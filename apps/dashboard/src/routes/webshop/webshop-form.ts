import { MAX_ORDER_NUMBER, type WebshopContent } from '@etalage/shop-domain';
import type { OwnedWebshop, SavedWebshop } from '../../queries/webshop-queries.ts';

/** The settings as they are typed: the next number as text. */
export interface WebshopForm extends WebshopContent {
  next_order: string;
}

export function formOf(webshop: OwnedWebshop): WebshopForm {
  const { version: _version, seller_problems: _problems, next_order: next, ...content } = webshop;
  return { ...content, next_order: String(next) };
}

/** What is typed as it is stored. */
export function contentOf({ next_order: _next, ...typed }: WebshopForm): WebshopContent {
  return {
    ...typed,
    shoppingcart_page: typed.shoppingcart_page.trim(),
    checkout_page: typed.checkout_page.trim(),
    thankyou_page: typed.thankyou_page.trim(),
    agreement_url: typed.agreement_url.trim(),
    order_prefix: typed.order_prefix.trim().toUpperCase(),
    invoice_prefix: typed.invoice_prefix.trim().toUpperCase(),
    credit_prefix: typed.credit_prefix.trim().toUpperCase(),
  };
}

/**
 * The typed next number; null if it is the one that the server filled in, which may be higher than any that can be typed,
 * and undefined if it is none.
 */
export function typedNumber(
  { next_order: next }: WebshopForm,
  { next_order: filled }: Pick<OwnedWebshop, 'next_order'>,
): number | null | undefined {
  const typed = next.trim();
  const number = Number(typed);
  if (typed !== '' && number === filled) return null;
  return /^\d{1,9}$/.test(typed) && number >= 1 && number <= MAX_ORDER_NUMBER ? number : undefined;
}

/**
 * What is sent. A next number that was not changed is left out: an order that was placed meanwhile has taken it, and that
 * is no reason to refuse another change.
 */
export function savedOf(typed: WebshopForm, base: OwnedWebshop): SavedWebshop {
  return { ...contentOf(typed), next_order: typedNumber(typed, base) ?? null };
}
