import type { LegalRule } from '../legal-facts.ts';
import { findingAt } from '../legal-finding.ts';

/** Since 1 January 2026 invoices between companies in Belgium go by Peppol. */
export const peppol: LegalRule = ({ shop, seller }) => {
  if (!shop.sells || seller.country !== 'BE' || shop.sends_peppol) return [];
  return [findingAt(shop.has_belgian_companies ? 'peppol' : 'peppol_later', 'peppol')];
};
