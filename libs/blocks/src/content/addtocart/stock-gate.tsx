import type { Product } from '@etalage/shop-domain/schema';
import { Button, useText } from '@etalage/ui-kit';
import type { ReactNode } from 'react';
import { withScript } from '../../shop/controls/scripting.css.ts';
import * as styles from './addtocart.css.ts';

interface StockGateProps {
  product: Pick<Product, 'id' | 'stock_management'>;
  inStock: boolean;
  children: ReactNode;
}

/**
 * Hides the order form until the stock is known (PROD-09 to PROD-14). With JavaScript the stock behaviour fetches it;
 * without, the stock known to the server decides. A product without stock management is always shown (PROD-11).
 */
export function StockGate({ product, inStock, children }: StockGateProps) {
  const t = useText();
  if (!product.stock_management) return children;
  const out = t('webshop_product_out_of_stock');
  const loading = t('webshop_product_stock_loading');
  return (
    <div
      className={styles.stock}
      data-behaviour="stock"
      data-stock="pending"
      data-server={inStock ? 'in' : 'out'}
      data-product-id={product.id}
      data-loading={loading}
      data-out={out}
    >
      <div className={styles.orderable}>{children}</div>
      <div className={styles.status}>
        <p className={withScript} role="status" data-stock-status="">
          {loading}
        </p>
        {!inStock && (
          <noscript>
            <p>{out}</p>
          </noscript>
        )}
      </div>
      <div className={styles.retry} role="alert">
        <p>{t('webshop_product_stock_unavailable')}</p>
        <Button kind="outline" type="button" data-stock-retry="">
          {t('webshop_product_stock_retry')}
        </Button>
      </div>
    </div>
  );
}
