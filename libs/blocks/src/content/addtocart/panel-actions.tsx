import type { FieldErrors } from '@etalage/api-contract/client';
import { type CartType } from '@etalage/shop-domain';
import { Button, Notice, useText } from '@etalage/ui-kit';
import { useSyncExternalStore } from 'react';
import { ErrorBox } from '../../shop/errors/error-box.tsx';
import { QuantityControl } from '../../shop/controls/quantity-control.tsx';
import { withoutScript } from '../../shop/controls/scripting.css.ts';
import { SpinnerButton } from '../../shop/controls/spinner-button.tsx';
import * as styles from './addtocart.css.ts';
import type { PanelProduct } from './panel-product.ts';

export const panelActionTextKeys = [
  'webshop_busy',
  'webshop_panel_quantity',
  'webshop_panel_compute',
  'webshop_panel_add',
  'webshop_panel_ask',
  'webshop_panel_to_cart',
  'webshop_panel_sold_out',
] as const;

interface PanelActionsProps {
  product: PanelProduct;
  quantity: string;
  type: CartType;
  label: string;
  cartPath: string;
  isBusy: boolean;
  /** Whether what is chosen is sold out. */
  isSoldOut: boolean;
  /** Whether the price depends on choices, so that a page without JavaScript needs a button to compute it. */
  canCompute: boolean;
  errors: FieldErrors;
  message: string;
}

/** Quantity, the buttons, and the result of an action. */
export function PanelActions(props: PanelActionsProps) {
  const { product, type, label, errors, message } = props;
  const t = useText();
  const isLive = useIsLive();
  return (
    <div className={styles.actions}>
      {/* First in the form, so that Enter without JavaScript computes the price instead of ordering. */}
      {props.canCompute && (
        <Button kind="outline" name="intent" value="price" className={withoutScript}>
          {t('webshop_panel_compute')}
        </Button>
      )}
      <div className={styles.buy}>
        {!product.hide_quantity && (
          <QuantityControl
            label={t('webshop_panel_quantity')}
            name="quantity"
            value={props.quantity}
            bounds={product}
            isInvalid={(errors['quantity'] ?? []).length > 0}
            onQuantity={() => undefined}
          />
        )}
        {/* Without JavaScript the button stays: another choice may be in stock. */}
        <SpinnerButton
          name="intent"
          value="add-to-cart"
          className={styles.add}
          isBusy={props.isBusy}
          disabled={props.isSoldOut && isLive}
        >
          {label || t(type === 'quote' ? 'webshop_panel_ask' : 'webshop_panel_add')}
        </SpinnerButton>
      </div>
      <ErrorBox errors={errors} />
      <div role="status">
        {props.isSoldOut && <Notice kind="warning">{t('webshop_panel_sold_out')}</Notice>}
        {message && (
          <Notice kind="success">
            {message}{' '}
            <a className={styles.toCart} href={props.cartPath}>
              {t('webshop_panel_to_cart')}
            </a>
          </Notice>
        )}
      </div>
    </div>
  );
}

const noChange = () => () => undefined;

/** Whether the page can follow what is chosen: false in the HTML of the server. */
function useIsLive(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
}
