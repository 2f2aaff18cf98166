import { useText, visuallyHidden } from '@etalage/ui-kit';
import { Icon } from '../../icon/icon.tsx';
import { usePage } from '../../runtime/page-context.ts';
import * as styles from './cart-link.css.ts';

/**
 * The link to the cart. Cached pages contain no visitor data: a behaviour fetches the number of pieces in the visitor's
 * cart.
 */
export function CartLink() {
  const t = useText();
  const { cart, shop } = usePage();
  const count = cart ? cart.shoppingcart.total_quantity + cart.quote.total_quantity : 0;
  return (
    <a className={styles.link} href={shop.cart} data-no-prefetch="" data-behaviour="cart-count">
      <Icon name="shopping_cart" size={24} />
      <span className={visuallyHidden}>{t('website_cart_label')}</span>
      <span className={styles.count} data-count="" data-label={t('website_cart_count')} hidden={count === 0}>
        {count}
      </span>
    </a>
  );
}
