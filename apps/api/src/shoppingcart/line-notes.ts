import type { Cart, CartLine, CartPart } from '@etalage/shop-domain/schema';
import type { Translate } from '@etalage/texts';

type Note = CartLine['options'][number];

/** What a buyer must know of a line before they order it, and what an order says of it; nothing of most lines. */
export function lineNotes(line: Pick<CartLine, 'withdrawal_exclusion'>, t: Translate): Note[] {
  const { withdrawal_exclusion: exclusion = '' } = line;
  return exclusion === '' ? [] : [note('withdrawal', t(`withdrawal_excluded_${exclusion}`))];
}

/** The lines of a cart or an order as they are shown: with their notes behind the chosen options, as words without a price. */
export function withNotes<Part extends CartPart>(part: Part, t: Translate): Part {
  const products = part.products.map((line) => ({
    ...line,
    options: [...line.options, ...lineNotes(line, t)],
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
