import type { LegalRule } from '../legal-facts.ts';
import { findingIn, onePlace } from '../legal-finding.ts';

const LINK = 'withdrawal_link';

/**
 * The link to the page for withdrawing, in words of the owner that do not name it. The page itself and its link are on
 * every page of a website that sells, and cannot be removed.
 */
export const withdrawal: LegalRule = ({ shop, texts }) => {
  const text = texts[LINK] ?? '';
  const isNamed = text.trim() === '' || /herroep/i.test(text);
  return shop.sells && !isNamed ? findingIn('withdrawal_words', [onePlace('text', LINK)], { text }) : [];
};
