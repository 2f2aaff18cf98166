import { deliveryKey, productFormPlace, productMode } from '@etalage/shop-domain';
import type { Product } from '@etalage/shop-domain/schema';
import { button, useText } from '@etalage/ui-kit';
import { usePlacedForm } from '../../placed-form/placed-form.tsx';
import { Island } from '../../runtime/island.tsx';
import { usePage } from '../../runtime/page-context.ts';
import { addToCartIsland } from './addtocart.definition.ts';
import * as styles from './addtocart.css.ts';
import { ContactLines } from './contact-lines.tsx';
import { ProductForm } from './product-form.tsx';
import { packVariants } from './packed-variants.ts';
import { panelProduct } from './panel-product.ts';
import { perUnit } from './per-unit.ts';
import { StaticPrice } from './static-price.tsx';
import { WithdrawalNotes } from './withdrawal-notes.tsx';
import { StockGate } from './stock-gate.tsx';

interface ProductPanelProps {
  product: Product;
  /** The stock known to the server. */
  inStock: boolean;
  /** Ids of the variants that the server knows to be sold out. */
  soldOut?: readonly string[];
  showPrice?: boolean;
  showOptions?: boolean;
  label?: string;
  editable?: boolean;
}

/**
 * Everything that a visitor can do with a product: order it, ask for a quote or for information, go to a partner
 * (PROD-18 to PROD-27).
 */
export function ProductPanel({
  product,
  inStock,
  soldOut = [],
  showPrice = true,
  showOptions = true,
  label = '',
  editable = false,
}: ProductPanelProps) {
  const t = useText();
  const { feedback, shop } = usePage();
  const mode = productMode(product);
  const formId = product.form_id.trim();
  const { answer } = usePlacedForm({ place: productFormPlace(product.id), formId });
  const own =
    feedback?.form === 'add-to-cart' && feedback.values['product_id'] === product.id ? feedback : undefined;
  const panel = panelProduct(product);
  const form = {
    product: { ...panel, ...perUnit(product, t), variants: [] },
    packed: packVariants(panel, soldOut),
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
      {mode.types.length === 0 && showPrice && !product.hide_price && <StaticPrice product={product} />}
      {mode.types.includes('checkout') && <DeliveryNote product={product} />}
      {mode.types.length > 0 && <WithdrawalNotes product={product} />}
      {mode.hasPanelToggle && <FormToggle isOpen={answer !== undefined} />}
      {mode.hasForm && (
        <div className={styles.formSide}>
          <ProductForm productId={product.id} formId={formId} editable={editable} />
        </div>
      )}
      {mode.isContactOnly && <ContactLines text={t('webshop_product_contact')} />}
      {mode.affiliateLink && <AffiliateLink href={mode.affiliateLink} />}
    </section>
  );
}

/** Within how many working days it is delivered; renders nothing where its owner did not say. */
function DeliveryNote({ product: { delivery } }: { product: Product }) {
  const t = useText();
  if (!delivery) return null;
  return <p className={styles.note}>{t(deliveryKey(delivery), { ...delivery })}</p>;
}

/** Toggles between cart panel and form (PROD-24); open when a form returned without JavaScript has messages. */
function FormToggle({ isOpen }: { isOpen: boolean }) {
  const t = useText();
  return (
    <label className={styles.formToggle} data-behaviour="form-toggle">
      <input type="checkbox" className={styles.formToggleBox} defaultChecked={isOpen} data-form-toggle="" />
      {t('webshop_panel_form_toggle')}
    </label>
  );
}

/** The button to a partner that sells the product (PROD-26). */
function AffiliateLink({ href }: { href: string }) {
  const t = useText();
  return (
    <a className={button.primary} href={href} target="_blank" rel="noopener noreferrer nofollow">
      {t('webshop_product_affiliate')}
    </a>
  );
}
