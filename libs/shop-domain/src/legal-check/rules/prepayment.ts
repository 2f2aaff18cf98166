import { PAY_ON_PICKUP } from '../../payment-status/can-pay-with.ts';
import { PAY_LATER } from '../../payment-status/pay-later.ts';
import type { LegalRule } from '../legal-facts.ts';
import { findingAt } from '../legal-finding.ts';

/** A consumer who buys goods cannot be obliged to pay more than half in advance. */
export const prepayment: LegalRule = ({ shop, payments }) => {
  const hasLater = payments.includes(PAY_ON_PICKUP) || payments.includes(PAY_LATER);
  const isAllInAdvance = payments.length > 0 && !hasLater;
  return shop.sells_goods && isAllInAdvance ? [findingAt('prepayment', 'payment')] : [];
};
