import type { LegalRule } from '../legal-facts.ts';
import { findingAt } from '../legal-finding.ts';

/** A shop says how accessible it is; one that need not, because it is small and sells services, can say that too. */
export const accessibility: LegalRule = ({ shop }) =>
  shop.sells && !shop.has_accessibility ? [findingAt('accessibility_none', 'webshop')] : [];
