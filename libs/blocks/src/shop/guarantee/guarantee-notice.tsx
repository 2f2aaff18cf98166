import { useText } from '@etalage/ui-kit';
import { usePage } from '../../runtime/page-context.ts';
import * as styles from './guarantee-notice.css.ts';

/** Where the code in the official picture leads; the link beside it goes to the same place. */
const YOUR_EUROPE =
  'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_nl.htm';

const ID = 'wettelijke-garantie';

const texts = [
  'webshop_guarantee_term',
  'webshop_guarantee_when',
  'webshop_guarantee_remedy',
  'webshop_guarantee_how',
  'webshop_guarantee_other',
] as const;

/** The way to the notice for who is about to order, before the button that binds them. */
export function GuaranteePointer() {
  const t = useText();
  const { guarantee } = usePage().site.modules.webshop;
  if (!guarantee) return null;
  return (
    <p className={styles.pointer}>
      <a href={`#${ID}`}>{t('webshop_guarantee_pointer')}</a>
    </p>
  );
}

/**
 * The reminder of the legal guarantee of conformity, which consumers must see before they buy goods (art. 6(1)(l) and 22a
 * Directive 2011/83): the official picture where the shop has it, with its content for who cannot see it, else the content
 * in words. Drawn by the server alone.
 */
export function GuaranteeNotice() {
  const t = useText();
  const { guarantee } = usePage().site.modules.webshop;
  if (!guarantee) return null;
  const { picture } = guarantee;
  return (
    <section className={styles.notice} aria-labelledby={ID}>
      <h2 id={ID} className={styles.heading}>
        {t('webshop_guarantee_heading')}
      </h2>
      {picture === '' ? (
        <div className={styles.words}>
          {texts.map((key) => (
            <p key={key}>{t(key)}</p>
          ))}
        </div>
      ) : (
        <img
          className={styles.picture}
          src={picture}
          width={1157}
          height={1635}
          loading="lazy"
          alt={texts.map((key) => t(key)).join(' ')}
        />
      )}
      <p>
        <a href={YOUR_EUROPE}>{t('webshop_guarantee_link')}</a>
      </p>
    </section>
  );
}
