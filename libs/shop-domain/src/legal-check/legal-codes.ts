import type { LegalRuleName } from './legal-check.schema.ts';
import type { LawName } from './laws.ts';

interface CodeFacts {
  readonly rule: LegalRuleName;
  /** `must`: the law demands it of every website that it is found on. `should`: it depends, or it is advice. */
  readonly gravity: 'must' | 'should';
  /** Null for advice without a law. */
  readonly law: LawName | null;
}

/** Everything that can be found; texts have `legal_<code>_what`, `_why` and, with a law, `_law`. */
export const legalCodes = {
  order_button: { rule: 'order_button', gravity: 'must', law: 'bw6' },
  quote_button: { rule: 'quote_button', gravity: 'should', law: 'bw6' },
  company_name: { rule: 'company', gravity: 'must', law: 'bw3' },
  company_address: { rule: 'company', gravity: 'must', law: 'bw3' },
  company_email: { rule: 'company', gravity: 'must', law: 'bw3' },
  company_phone: { rule: 'company', gravity: 'must', law: 'consumer_rights' },
  company_kvk: { rule: 'company', gravity: 'must', law: 'trade_register' },
  company_vat: { rule: 'company', gravity: 'must', law: 'bw3' },
  net_prices: { rule: 'prices', gravity: 'must', law: 'bw6' },
  delivery_none: { rule: 'delivery', gravity: 'must', law: 'bw6' },
  delivery_own_country: { rule: 'delivery', gravity: 'must', law: 'consumer_rights' },
  delivery_time_none: { rule: 'delivery_time', gravity: 'must', law: 'bw6' },
  maker_none: { rule: 'safety', gravity: 'must', law: 'product_safety' },
  withdrawal_words: { rule: 'withdrawal', gravity: 'must', law: 'bw6' },
  terms_none: { rule: 'terms', gravity: 'should', law: 'bw6' },
  terms_gone: { rule: 'terms', gravity: 'must', law: 'bw6' },
  terms_elsewhere: { rule: 'terms', gravity: 'should', law: 'bw6' },
  privacy_none: { rule: 'privacy', gravity: 'must', law: 'gdpr' },
  privacy_unlinked: { rule: 'privacy', gravity: 'must', law: 'gdpr' },
  tracker_at_once: { rule: 'cookies', gravity: 'must', law: 'telecom' },
  load_at_once: { rule: 'cookies', gravity: 'should', law: 'telecom' },
  embed_unlisted: { rule: 'cookies', gravity: 'should', law: 'telecom' },
  odr_link: { rule: 'disputes', gravity: 'must', law: 'odr_closed' },
  typed_prior_price: { rule: 'prior_price', gravity: 'must', law: 'price_indication' },
  sale_without_prior: { rule: 'prior_price', gravity: 'should', law: 'price_indication' },
  prepayment: { rule: 'prepayment', gravity: 'must', law: 'bw7' },
  form_ticked: { rule: 'forms', gravity: 'must', law: 'gdpr' },
  form_label: { rule: 'forms', gravity: 'should', law: 'accessibility' },
  alt_missing: { rule: 'pictures', gravity: 'should', law: 'accessibility' },
  contrast_poor: { rule: 'contrast', gravity: 'should', law: 'accessibility' },
  accessibility_none: { rule: 'accessibility', gravity: 'should', law: 'accessibility' },
  menu_gone: { rule: 'menus', gravity: 'should', law: null },
  mails_kept: { rule: 'mails', gravity: 'should', law: 'bw6' },
  oss_passed: { rule: 'oss', gravity: 'must', law: 'vat' },
  oss_near: { rule: 'oss', gravity: 'should', law: 'vat' },
  peppol: { rule: 'peppol', gravity: 'must', law: 'peppol' },
  peppol_later: { rule: 'peppol', gravity: 'should', law: 'peppol' },
} as const satisfies Readonly<Record<string, CodeFacts>>;

export type LegalCode = keyof typeof legalCodes;

/** Whether a text is the code of a finding; stored findings of earlier versions may have others. */
export const isLegalCode = (code: string): code is LegalCode => Object.hasOwn(legalCodes, code);
