import type { LegalRule } from '../legal-facts.ts';
import { findingAt } from '../legal-finding.ts';

/** A buyer has to get a confirmation, and gets none while nothing sends the mails. */
export const mails: LegalRule = ({ shop }) =>
  shop.sells && shop.keeps_mails ? [findingAt('mails_kept', 'mails')] : [];
