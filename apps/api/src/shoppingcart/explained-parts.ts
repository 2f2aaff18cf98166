import {
  type ExplainedTotals,
  explainTotals,
  type LineReasons,
  type PriceMode,
  type RuleStep,
} from '@etalage/shop-domain';
import type { Cart, Explanation } from '@etalage/shop-domain/schema';
import { createTranslate, type Translate } from '@etalage/texts';
import { formatMoney } from '@etalage/texts/format';
import type { LoadedCart } from './cart.service.ts';
import type { PricedCart } from './price-cart.ts';

interface Explained {
  readonly totals: ExplainedTotals;
  readonly priceMode: PriceMode;
  readonly reasons: LineReasons;
  /** Of the direct lines. */
  readonly products: readonly { readonly id: string; readonly title: string }[];
}

/** The steps to an amount payable as sentences, under the titles of the lines; nothing without direct lines. */
export function explainedParts(
  { totals, priceMode, reasons, products }: Explained,
  t: Translate,
): Explanation {
  if (totals.checkout.lines.length === 0) return [];
  const titles = new Map(products.map(({ id, title }) => [id, title]));
  // A computed option has no value of its own between its title and the colon.
  const sentence = ({ key, values, amount }: RuleStep) =>
    t(key, { ...values, amount: formatMoney(amount) }).replace(' :', ':');
  return explainTotals(totals, priceMode, reasons).map(({ id, steps }) => {
    const heading = titles.get(id) ?? t('webshop_explained_whole');
    return { heading, steps: steps.map(sentence) };
  });
}

/** How one piece of each direct line got its price, as an order keeps it. */
export function reasonsOf({ lines }: Pick<PricedCart, 'lines'>): LineReasons {
  const direct = lines.filter(({ line, reasons }) => line.type === 'checkout' && reasons.length > 0);
  return Object.fromEntries(direct.map(({ line, reasons }) => [line.id, reasons]));
}

/** The reply of get-cart with how its amount came about. */
export function withExplanation({ reply, priced, settings }: LoadedCart): Cart {
  const { totals } = priced;
  const { products } = reply.shoppingcart;
  const asked = { totals, priceMode: settings.priceMode, reasons: reasonsOf(priced), products };
  const explanation = explainedParts(asked, createTranslate(settings.texts));
  return explanation.length === 0 ? reply : { ...reply, explanation };
}
