import type { TextKey } from '@etalage/texts';
import { button, useText } from '@etalage/ui-kit';
import * as styles from './webshop-shoppingcart.css.ts';

export const emptyCartTextKeys = [
  'webshop_cart_empty_global_text',
  'webshop_cart_empty_shop',
] as const satisfies readonly TextKey[];

/** Both halves empty (CART-21, CART-22). */
export function EmptyCart() {
  const t = useText();
  return (
    <div className={styles.nothing}>
      <p className={styles.nothingText}>{t('webshop_cart_empty_global_text')}</p>
      <a className={button.primary} href="/">
        {t('webshop_cart_empty_shop')}
      </a>
    </div>
  );
}
