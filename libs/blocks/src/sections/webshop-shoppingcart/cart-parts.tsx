import type { Cart } from '@etalage/shop-domain/schema';
import { useText } from '@etalage/ui-kit';
import { CartPart, type CartPartChanges } from './cart-part.tsx';

interface CartPartsProps extends Pick<Cart, 'shoppingcart' | 'quote'> {
  changes: CartPartChanges;
}

/** What is ordered, and what a quote is requested for. */
export function CartParts({ shoppingcart, quote, changes }: CartPartsProps) {
  const t = useText();
  return (
    <>
      <CartPart
        heading={t('webshop_cart_direct_heading')}
        empty={t('webshop_cart_empty_shoppingcart_text')}
        part={shoppingcart}
        {...changes}
      />
      <CartPart
        heading={t('webshop_cart_quote_heading')}
        empty={t('webshop_cart_empty_quote_text')}
        part={quote}
        {...changes}
      />
    </>
  );
}
