import type { LegalRule } from '../legal-facts.ts';
import { onePlace } from '../legal-finding.ts';

/** The texts of buttons that place an order with an obligation to pay. */
const buttons = ['webshop_checkout_order', 'webshop_offer_accept'] as const;

/** Words that say by themselves that who presses them has to pay. Courts refused others, such as "Bestel nu". */
const clear: ReadonlySet<string> = new Set([
  'bestellen en betalen',
  'nu bestellen en betalen',
  'bestel en betaal',
  'bestelling met betalingsverplichting',
  'bestellen met betalingsverplichting',
  'bestelling plaatsen met betalingsverplichting',
  'bestelling plaatsen en betalen',
  'plaats bestelling en betaal',
  'offerte aanvaarden en betalen',
  'aanvaarden en betalen',
  'aanvaarden met betalingsverplichting',
  'betaal nu',
  'nu betalen',
  'betalen',
  'kopen',
  'nu kopen',
  'koop nu',
  'kopen en betalen',
]);

/** Whether the words of a button alone say that pressing it obliges to pay. */
export const isClearOrderButton = (text: string): boolean =>
  clear.has(
    text
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, ' ')
      .trim(),
  );

/** A button of the owner's own words that does not say that it obliges to pay. */
export const orderButton: LegalRule = ({ shop, texts }) =>
  buttons.flatMap((key) => {
    const text = texts[key] ?? '';
    if (!shop.sells || text.trim() === '' || isClearOrderButton(text)) return [];
    return [{ code: 'order_button', values: { text }, places: [onePlace('text', key)] }];
  });
