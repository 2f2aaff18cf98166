import { isAlwaysExcluded } from '@etalage/shop-domain';
import type { Product } from '@etalage/shop-domain/schema';
import { useText } from '@etalage/ui-kit';
import * as styles from './addtocart.css.ts';

/** From what of a product nobody can withdraw, before it is ordered; renders nothing where everybody can. */
export function WithdrawalNotes({ product }: { product: Product }) {
  const t = useText();
  const { withdrawal_exclusion: exclusion, options } = product;
  const titles = options.filter((option) => option.custom_made).map(({ title }) => title);
  return (
    <>
      {exclusion !== '' && <p className={styles.note}>{t(`withdrawal_excluded_${exclusion}`)}</p>}
      {titles.length > 0 && !isAlwaysExcluded(exclusion) && (
        <p className={styles.note}>{t('withdrawal_excluded_by_option', { titles: titles.join(', ') })}</p>
      )}
    </>
  );
}
