import type { LegalRule } from '../legal-facts.ts';
import { findingAt, findingIn } from '../legal-finding.ts';

/** Who sells or has forms, asks for personal data, and has to say what happens with these. */
export const privacy: LegalRule = ({ shop, forms, privacy: { pages, is_linked } }) => {
  if (!shop.sells && forms.length === 0) return [];
  if (pages.length === 0) return [findingAt('privacy_none', 'pages')];
  return is_linked ? [] : findingIn('privacy_unlinked', pages);
};
