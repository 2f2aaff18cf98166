import type { LegalRule } from '../legal-facts.ts';
import { findingAt } from '../legal-finding.ts';

/** What may be sold in a year to consumers in other member states with the VAT of the seller's own country, in cents. */
export const OSS_THRESHOLD = 1_000_000;
/** From this part on, an owner is told in time. */
const NEAR = 0.8;

/** Sales to consumers in other member states that are, or will soon be, too many for the VAT of the seller's country. */
export const oss: LegalRule = ({ shop }) => {
  if (shop.has_oss || shop.is_small_business || shop.sold_abroad < OSS_THRESHOLD * NEAR) return [];
  return [findingAt(shop.sold_abroad > OSS_THRESHOLD ? 'oss_passed' : 'oss_near', 'webshop')];
};
