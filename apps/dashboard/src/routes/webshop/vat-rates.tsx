import { formatPercentage } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { vatClassesQuery } from '../../queries/product-queries.ts';
import { FormCard } from '../../screen/form-card.tsx';
import { productCount } from '../../screen/product-count.ts';
import { textLink } from '../../screen/surface.css.ts';
import { ScreenLink } from '../../session/screen-link.tsx';
import { useSession } from '../../session/session-context.ts';
import * as styles from '../shipping/shipping.css.ts';

const categoryTexts = {
  S: 'webshop_settings_vat_taxed',
  Z: 'webshop_settings_vat_zero',
  E: 'webshop_settings_vat_exempt',
  O: 'webshop_settings_vat_outside',
} as const;

/** The VAT rates of the website, each with a link to the products that have it. */
export function VatRates() {
  const t = useText();
  const { website } = useSession();
  const { data: classes } = useQuery(vatClassesQuery(website.id));
  if (!classes) return null;
  return (
    <FormCard title={t('webshop_settings_vat')} about={t('webshop_settings_vat_about')}>
      <ul className={styles.answers}>
        {classes.map(({ id, name, rate_bp, category, products }) => (
          <li key={id} className={styles.answer}>
            <span className={styles.answerTitle}>
              {name} ({formatPercentage(rate_bp)})
            </span>
            {products === 0 && <span className={styles.refusedTitle}>{productCount(0, t)}</span>}
            {products > 0 && (
              <ScreenLink
                className={textLink}
                to={`/producten?btw=${encodeURIComponent(id)}`}
                aria-label={t('webshop_settings_vat_products', { products: productCount(products, t), name })}
              >
                {productCount(products, t)}
              </ScreenLink>
            )}
            <span className={styles.why}>{t(categoryTexts[category])}</span>
          </li>
        ))}
      </ul>
    </FormCard>
  );
}
