import { PAY_ON_PICKUP } from '../../payment-status/can-pay-with.ts';
import type { LegalRule } from '../legal-facts.ts';
import { findingAt } from '../legal-finding.ts';

/** A consumer who buys goods cannot be obliged to pay more than half in advance. */
export const prepayment: LegalRule = ({ shop, payments }) => {
  const isAllInAdvance = payments.length > 0 && !payments.includes(PAY_ON_PICKUP);
  return shop.sells_goods && isAllInAdvance ? [findingAt('prepayment', 'payment')] : [];
};
