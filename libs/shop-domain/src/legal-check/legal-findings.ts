import type { LegalRuleName } from './legal-check.schema.ts';
import type { LegalFacts, LegalFinding, LegalRule } from './legal-facts.ts';
import { accessibility } from './rules/accessibility.ts';
import { company } from './rules/company.ts';
import { contrast } from './rules/contrast.ts';
import { cookies } from './rules/cookies.ts';
import { delivery } from './rules/delivery.ts';
import { deliveryTime } from './rules/delivery-time.ts';
import { disputes } from './rules/disputes.ts';
import { forms } from './rules/forms.ts';
import { mails } from './rules/mails.ts';
import { menus } from './rules/menus.ts';
import { oss } from './rules/oss.ts';
import { orderButton } from './rules/order-button.ts';
import { peppol } from './rules/peppol.ts';
import { pictures } from './rules/pictures.ts';
import { prepayment } from './rules/prepayment.ts';
import { prices } from './rules/prices.ts';
import { priorPrice } from './rules/prior-price.ts';
import { privacy } from './rules/privacy.ts';
import { quoteButton } from './rules/quote-button.ts';
import { safety } from './rules/safety.ts';
import { terms } from './rules/terms.ts';
import { withdrawal } from './rules/withdrawal.ts';

const rules: Readonly<Record<LegalRuleName, LegalRule>> = {
  order_button: orderButton,
  quote_button: quoteButton,
  company,
  prices,
  delivery,
  delivery_time: deliveryTime,
  safety,
  withdrawal,
  terms,
  privacy,
  cookies,
  disputes,
  prior_price: priorPrice,
  prepayment,
  forms,
  pictures,
  contrast,
  accessibility,
  menus,
  mails,
  oss,
  peppol,
};

/** What the law, or good care, asks of a website and is not there, in the order of the rules. */
export function legalFindings(facts: LegalFacts): LegalFinding[] {
  return Object.values(rules).flatMap((rule) => rule(facts));
}
