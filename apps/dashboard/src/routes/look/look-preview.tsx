import type { SiteLook } from '@etalage/api-contract';
import { themeVariables } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { themeOf } from './theme-of-look.ts';
import * as styles from './look-preview.css.ts';

/** A piece of a page in this look: letters, buttons, a product and a strip, with the variables that pages have. */
export function LookPreview({ look }: { look: SiteLook }) {
  const t = useText();
  return (
    <section aria-label={t('look_preview')} className={styles.page} style={themeVariables(themeOf(look))}>
      <p className={styles.banner}>{t('look_preview_banner')}</p>
      <div className={styles.body}>
        <p className={styles.title}>{t('look_preview_title')}</p>
        <p>{t('look_preview_text')}</p>
        <p>
          <span className={styles.link}>{t('look_preview_link')}</span>
        </p>
        <div className={styles.card}>
          <span className={styles.picture} />
          <span className={styles.product}>{t('look_preview_product')}</span>
          <span className={styles.price}>{t('look_preview_price')}</span>
          <span className={styles.note}>{t('look_preview_note')}</span>
          <span className={styles.buttons}>
            <span className={styles.primary}>{t('look_preview_primary')}</span>
            <span className={styles.secondary}>{t('look_preview_secondary')}</span>
          </span>
        </div>
      </div>
    </section>
  );
}
