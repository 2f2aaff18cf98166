import type { LegalRule } from '../legal-facts.ts';
import { findingAt } from '../legal-finding.ts';

/** Prices without VAT where consumers can buy. A small business charges none. */
export const prices: LegalRule = ({ shop }) =>
  shop.sells && !shop.shows_tax && !shop.is_small_business ? [findingAt('net_prices', 'webshop')] : [];
