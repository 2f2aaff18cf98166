import { isEmail } from '../customer/is-email.ts';
import type { RuleErrors, RuleText } from '../rule-text.ts';
import type { MakerContent } from '../schema/maker.schema.ts';

/** What is missing of a maker, by field; of one outside the EU also who answers for it there. */
export function checkMaker(maker: MakerContent): RuleErrors {
  const errors: RuleErrors = {};
  const refuse = (field: keyof MakerContent, key: RuleText['key']) => {
    errors[field] = [{ key, values: {} }];
  };
  if (maker.name === '') refuse('name', 'maker_name_missing');
  if (maker.postal_address === '') refuse('postal_address', 'maker_postal_missing');
  if (!isReachable(maker.electronic_address)) refuse('electronic_address', 'maker_electronic_invalid');
  if (!maker.is_outside_eu) return errors;
  if (maker.responsible_name === '') refuse('responsible_name', 'maker_responsible_missing');
  if (maker.responsible_postal_address === '') refuse('responsible_postal_address', 'maker_postal_missing');
  if (!isReachable(maker.responsible_electronic_address))
    refuse('responsible_electronic_address', 'maker_electronic_invalid');
  return errors;
}

/** A maker as it is stored: nobody answers in the EU for one that is established there. */
export function tidiedMaker(maker: MakerContent): MakerContent {
  if (maker.is_outside_eu) return maker;
  return {
    ...maker,
    responsible_name: '',
    responsible_postal_address: '',
    responsible_electronic_address: '',
  };
}

/** Where an electronic address leads; '' if it is no e-mail address and no page. */
export function electronicLink(address: string): string {
  if (isEmail(address)) return `mailto:${address}`;
  return /^https?:\/\/[^\s/?#]+\.[^\s/?#]+\S*$/i.test(address) ? address : '';
}

const isReachable = (address: string) => electronicLink(address) !== '';
