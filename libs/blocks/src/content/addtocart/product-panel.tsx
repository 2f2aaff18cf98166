import { isOn, productFormPlace, productMode } from '@etalage/shop-domain';
import type { ProductWire } from '@etalage/shop-domain/schema';
import { button, useText } from '@etalage/ui-kit';
import { usePlacedForm } from '../../placed-form/placed-form.tsx';
import { Island } from '../../runtime/island.tsx';
import { usePage } from '../../runtime/page-context.ts';
import { addToCartIsland } from './addtocart.island.tsx';
import * as styles from './addtocart.css.ts';
import { ContactLines } from './contact-lines.tsx';
import { ProductForm } from './product-form.tsx';
import { panelProduct } from './panel-product.ts';
import { StaticPrice } from './static-price.tsx';
import { StockGate } from './stock-gate.tsx';

interface ProductPanelProps {
  product: ProductWire;
  /** What the server knows of the stock. */
  inStock: boolean;
  showPrice?: boolean;
  showOptions?: boolean;
  label?: string;
  editable?: boolean;
}

/** Everything a visitor can do with a product: order it, ask a quote or information, go to a partner (PROD-18 to PROD-27). */
export function ProductPanel({
  product,
  inStock,
  showPrice = true,
  showOptions = true,
  label = '',
  editable = false,
}: ProductPanelProps) {
  const t = useText();
  const { feedback, shop } = usePage();
  const mode = productMode({
    ...product,
    enable_checkout: isOn(product.enable_checkout),
    enable_quote: isOn(product.enable_quote),
    enable_form: isOn(product.enable_form),
    enable_affiliate: isOn(product.enable_affiliate),
  });
  const formId = product.form_id.trim();
  const { answer } = usePlacedForm({ place: productFormPlace(product.id), formId });
  const own =
    feedback?.form === 'add-to-cart' && feedback.values['product_id'] === product.id ? feedback : undefined;
  const form = {
    product: panelProduct(product),
    cartPath: shop.cart,
    showPrice,
    showOptions,
    label,
    values: own?.values ?? {},
    errors: own?.errors ?? {},
    message: own?.message ?? '',
  };
  return (
    <section className={styles.panel} data-product-id={product.id} aria-label={t('webshop_panel_label')}>
      {mode.types.length > 0 && (
        <div className={styles.cartSide}>
          <StockGate product={product} inStock={inStock}>
            <Island of={addToCartIsland} props={form} />
          </StockGate>
        </div>
      )}
      {mode.types.length === 0 && showPrice && !isOn(product.hide_price) && <StaticPrice product={product} />}
      {mode.hasPanelToggle && (
        <label className={styles.formToggle} data-behaviour="form-toggle">
          {/* A form that came back without JavaScript is shown with what is said about it. */}
          <input
            type="checkbox"
            className={styles.formToggleBox}
            defaultChecked={answer !== undefined}
            data-form-toggle=""
          />
          {t('webshop_panel_form_toggle')}
        </label>
      )}
      {mode.hasForm && (
        <div className={styles.formSide}>
          <ProductForm productId={product.id} formId={formId} editable={editable} />
        </div>
      )}
      {mode.isContactOnly && <ContactLines text={t('webshop_product_contact')} />}
      {mode.affiliateLink && (
        <a
          className={button.primary}
          href={mode.affiliateLink}
          target="_blank"
          rel="noopener noreferrer nofollow"
        >
          {t('webshop_product_affiliate')}
        </a>
      )}
    </section>
  );
}
