import type { Translate } from '@etalage/texts';
import { formatDate, formatDateTime, formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Badge } from '@etalage/ui-kit/dashboard';
import type { OwnedOffer, OwnedQuote } from '../../../queries/quote-queries.ts';
import * as orders from '../orders.css.ts';
import { VersionFiles } from './files/version-files.tsx';
import * as styles from './quote.css.ts';
import { offerWords } from './quote-words.ts';

/** The versions of a quote, newest first, each with what became of it. */
export function OfferVersions({ owned }: { owned: OwnedQuote }) {
  const t = useText();
  const { quote, offers, files } = owned;
  if (offers.length === 0) return null;
  return (
    <section className={orders.panel} aria-labelledby="quote-versions">
      <h2 id="quote-versions" className={orders.panelTitle}>
        {t('quote_versions')}
      </h2>
      <ul className={styles.versions}>
        {offers.map((offer) => {
          const { text, tone } = offerWords(offer);
          return (
            <li key={offer.number} className={styles.version}>
              <span className={styles.versionWords}>
                <span className={styles.strong}>{t('quote_version', { number: String(offer.number) })}</span>
                <span className={styles.soft}>{happened(offer, t)}</span>
              </span>
              <Badge tone={tone}>{t(text)}</Badge>
              <span className={styles.amount}>{formatMoney(offer.total_incl_tax)}</span>
              <VersionFiles
                number={quote.number}
                files={files.filter(({ key }) => offer.content.files.includes(key))}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function happened(
  { saved_at, sent_at, accepted_at, accepted_name, content }: OwnedOffer,
  t: Translate,
): string {
  if (accepted_at)
    return t('quote_version_accepted', { name: accepted_name, moment: formatDateTime(accepted_at) });
  if (!sent_at) return t('quote_version_saved', { moment: formatDateTime(saved_at) });
  const values = { moment: formatDateTime(sent_at), day: formatDate(content.valid_until) };
  return t('quote_version_sent', values);
}
