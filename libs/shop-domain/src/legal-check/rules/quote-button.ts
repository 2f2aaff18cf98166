import type { LegalRule } from '../legal-facts.ts';
import { findingIn, onePlace } from '../legal-finding.ts';

const BUTTON = 'webshop_checkout_ask_quote';

/** A button for a quote, which obliges to nothing, in words of an order. */
export const quoteButton: LegalRule = ({ shop, texts }) => {
  const text = texts[BUTTON] ?? '';
  const isOrder = /kopen|koop|betaal|betal|bestel/i.test(text);
  return shop.sells && isOrder ? findingIn('quote_button', [onePlace('text', BUTTON)], { text }) : [];
};
