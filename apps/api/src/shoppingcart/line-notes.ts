import { deliveryKey, shownSide, unitPrice } from '@etalage/shop-domain';
import type { Cart, CartLine, CartPart } from '@etalage/shop-domain/schema';
import type { Translate } from '@etalage/texts';
import { formatMoney } from '@etalage/texts/format';

type Note = CartLine['options'][number];
type Noted = Pick<
  CartLine,
  'withdrawal_exclusion' | 'content' | 'delivery' | 'price_incl_tax' | 'price_excl_tax'
>;

/** What a buyer must know of a line before they order it, and what an order says of it; nothing of most lines. */
export function lineNotes(line: Noted, isTaxIncluded: boolean, t: Translate): Note[] {
  const { withdrawal_exclusion: exclusion = '', delivery } = line;
  const perUnit = unitPriceText(line, isTaxIncluded, t);
  return [
    ...(perUnit === '' ? [] : [note('unit-price', perUnit)]),
    ...(delivery ? [note('delivery', t(deliveryKey(delivery), { ...delivery }))] : []),
    ...(exclusion === '' ? [] : [note('withdrawal', t(`withdrawal_excluded_${exclusion}`))]),
  ];
}

/** "€ 12,50 per kg"; '' for a line without a content. */
function unitPriceText(line: Noted, isTaxIncluded: boolean, t: Translate): string {
  const { content, price_incl_tax: incl_tax, price_excl_tax: excl_tax } = line;
  if (!content) return '';
  const cents = unitPrice(shownSide({ incl_tax, excl_tax }, isTaxIncluded), content);
  const unit = t(`webshop_price_${content.unit}`);
  return `${formatMoney(cents)} ${t('webshop_price_per_unit', { unit })}`;
}

/** The lines of a cart or an order as they are shown: with their notes behind the chosen options, as words without a price. */
export function withNotes<Part extends CartPart>(part: Part, t: Translate): Part {
  const products = part.products.map((line) => ({
    ...line,
    options: [...line.options, ...lineNotes(line, part.show_price_tax_included, t)],
  }));
  return { ...part, products };
}

/** A whole cart with the notes at its lines. */
export function cartWithNotes(cart: Cart, t: Translate): Cart {
  return { ...cart, shoppingcart: withNotes(cart.shoppingcart, t), quote: withNotes(cart.quote, t) };
}

/** No option has such a key in an order, because it is added to what is shown only. */
function note(about: string, title: string): Note {
  return { key: `note:${about}`, title, value: '', amount: null };
}
