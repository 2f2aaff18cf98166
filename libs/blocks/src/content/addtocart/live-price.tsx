import { beforeReduction, shownSide, timesRatio, type PriceWithOptions } from '@etalage/shop-domain';
import { formatMoney } from '@etalage/texts/format';
import type { TextKey } from '@etalage/texts';
import { useText, visuallyHidden } from '@etalage/ui-kit';
import '../../shop/explanation/explanation.css.ts';
import * as styles from './live-price.css.ts';
import type { PanelProduct } from './panel-product.ts';

export const priceTextKeys = [
  'webshop_price_from',
  'webshop_price_now',
  'webshop_price_incl_tax',
  'webshop_price_excl_tax',
  'webshop_price_untaxed',
  'webshop_price_explain',
  'webshop_reason_base',
  'webshop_reason_sale',
  'webshop_reason_base_excluded',
  'webshop_reason_variant',
  'webshop_reason_option',
  'webshop_reason_option_excluded',
  'webshop_reason_start',
  'webshop_reason_add',
  'webshop_reason_multiply',
  'webshop_reason_skipped',
  'webshop_reason_unit',
  'webshop_reason_tax_in_gross',
  'webshop_reason_tax_on_net',
] as const satisfies readonly TextKey[];

interface LivePriceProps {
  product: PanelProduct;
  price: PriceWithOptions;
  /** The chosen options, to show the price without the sale. */
  selection: Readonly<Record<string, string>>;
}

/** The price of one piece as chosen; a sale price follows its struck old price (PROD-08, PROD-59). Changes are read out. */
export function LivePrice({ product, price, selection }: LivePriceProps) {
  const t = useText();
  const { per } = product;
  const shown = shownSide(price.unit, product.show_price_tax_included);
  const old = shownSide(beforeReduction(product, selection), product.show_price_tax_included);
  return (
    <div className={styles.price} aria-live="polite" aria-atomic="true" data-price="">
      {product.before_price_text && <span className={styles.aside}>{product.before_price_text} </span>}
      {old > shown && (
        <>
          <span className={visuallyHidden}>{t('webshop_price_from')} </span>
          <s className={styles.old}>{formatMoney(old)}</s>{' '}
          <span className={visuallyHidden}>{t('webshop_price_now')} </span>
        </>
      )}
      <span className={old > shown ? styles.sale : styles.now}>{formatMoney(shown)}</span>
      {product.after_price_text && <span className={styles.aside}> {product.after_price_text}</span>}
      {per && <span className={styles.tax}>{formatMoney(timesRatio(shown, per[0], per[1])) + per[2]}</span>}
      <span className={styles.tax}>{t(taxText(product))}</span>
    </div>
  );
}

function taxText({ small_business, show_price_tax_included }: PanelProduct) {
  if (small_business) return 'webshop_price_untaxed';
  return show_price_tax_included ? 'webshop_price_incl_tax' : 'webshop_price_excl_tax';
}

const taxReasons: ReadonlySet<string> = new Set(['webshop_reason_tax_in_gross', 'webshop_reason_tax_on_net']);

/** "Uitleg bedrag": every step from the base price to the amount, in the texts of the rule that computed it. */
export function PriceReasons({
  product,
  reasons,
}: Pick<LivePriceProps, 'product'> & Pick<PriceWithOptions, 'reasons'>) {
  const t = useText();
  // A shop that charges no VAT does not say how much of it there is.
  const shown = product.small_business ? reasons.filter(({ key }) => !taxReasons.has(key)) : reasons;
  return (
    <details data-steps="">
      <summary>{t('webshop_price_explain')}</summary>
      <ol>
        {shown.map(({ key, values, amount }, index) => (
          <li key={index} data-outcome={key === 'webshop_reason_unit' || undefined}>
            {t(key, { ...values, amount: formatMoney(amount) })}
          </li>
        ))}
      </ol>
    </details>
  );
}
