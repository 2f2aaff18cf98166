import { formatDate } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { usePage } from '../../runtime/page-context.ts';
import { OrderLines } from '../lines/order-lines.tsx';
import { TotalsList } from '../lines/totals-list.tsx';
import { OfferFiles } from './offer-files.tsx';
import { shopName } from './shop-name.ts';
import type { ShownQuote } from './quote-stage.ts';
import * as styles from './quote.css.ts';

/** What is offered and what it costs, with the words of the shop; what was asked for as long as nothing is offered. */
export function OfferContent({ quote }: { quote: ShownQuote }) {
  const { offer, latest, requested } = quote;
  const t = useText();
  const { site } = usePage();
  if (!offer)
    return <OrderLines lines={requested.products} isTaxIncluded={requested.show_price_tax_included} />;
  const { checkout, shipment, vies, message } = offer;
  const sent = { version: offer.number, date: formatDate(offer.sent_at) };
  return (
    <div className={styles.offer}>
      <p className={styles.muted}>{t(latest > 1 ? 'webshop_offer_version' : 'webshop_offer_sent', sent)}</p>
      {message !== '' && (
        <figure className={styles.message}>
          <figcaption className={styles.muted}>
            {t('webshop_offer_message', { shop: shopName(site) })}
          </figcaption>
          <blockquote className={styles.words} dir="auto">
            {message}
          </blockquote>
        </figure>
      )}
      <OrderLines lines={checkout.products} isTaxIncluded={checkout.show_price_tax_included} />
      <div className={styles.totals}>
        <TotalsList
          part={checkout}
          shipment={shipment}
          isReverseCharged={vies.reverse_charge_applied}
          isSmallBusiness={vies.category === 'E'}
          isFinal
        />
      </div>
      <OfferFiles quote={quote} offer={offer} />
    </div>
  );
}
