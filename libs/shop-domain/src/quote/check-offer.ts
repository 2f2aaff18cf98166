import { checkCustomer } from '../customer/check-customer.ts';
import type { RuleErrors } from '../rule-text.ts';
import type { Customer } from '../schema/customer.schema.ts';
import { isVatClass } from '../vat/vat-class.ts';
import { MAX_OFFER_FILES, type OfferContent } from './offer.schema.ts';

/** What an owner cannot save of an offer beside the limits of the schema, by field; of a line by its place: `lines.0.vat`. */
export function checkOffer({ lines, discount, files }: OfferContent): RuleErrors {
  const errors: RuleErrors = {};
  const known = new Set<string>();
  for (const [at, { id, vat }] of lines.entries()) {
    if (!isVatClass(vat)) errors[`lines.${at}.vat`] = [{ key: 'quote_line_vat', values: {} }];
    if (known.has(id)) errors['lines'] = [{ key: 'quote_line_twice', values: {} }];
    known.add(id);
  }
  if (discount.kind === 'percentage' && discount.value > 10_000)
    errors['discount'] = [{ key: 'discount_percentage', values: {} }];
  if (files.length > MAX_OFFER_FILES)
    errors['files'] = [{ key: 'quote_files_many', values: { most: MAX_OFFER_FILES } }];
  return errors;
}

/** Why an offer cannot be sent or ordered now, by field; `today` is the day in the time zone of the shop. */
export function checkFinishedOffer(content: OfferContent, today: string): RuleErrors {
  const errors = checkOffer(content);
  if (content.lines.length === 0) errors['lines'] = [{ key: 'quote_lines_missing', values: {} }];
  if (content.valid_until < today) errors['valid_until'] = [{ key: 'quote_day_over', values: {} }];
  return errors;
}

/** What is missing of the customer of a quote: name, e-mail and country are enough, as for the request of one. */
export function checkQuoteCustomer(customer: Customer): RuleErrors {
  return checkCustomer(customer, { isQuoteOnly: true, agreementUrl: '', hasAgreed: true, countries: [] });
}
