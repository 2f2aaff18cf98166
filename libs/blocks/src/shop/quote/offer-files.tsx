import { formatBytes } from '@etalage/texts/format';
import { Button, useText } from '@etalage/ui-kit';
import { usePage } from '../../runtime/page-context.ts';
import { ErrorBox } from '../errors/error-box.tsx';
import type { ShownQuote } from './quote-stage.ts';
import * as styles from './quote.css.ts';

interface Props {
  quote: ShownQuote;
  offer: NonNullable<ShownQuote['offer']>;
}

/**
 * The files that go with an offer, each with a button to download it: a form, so that it needs no script and its address
 * does not say whose it is. Links in mails lead to the heading.
 */
export function OfferFiles({ quote, offer }: Props) {
  const t = useText();
  const { path, query, order, feedback } = usePage();
  const { files } = offer;
  const refused = feedback?.form === 'get-offer-file' ? feedback.errors : {};
  if (files.length === 0) return <ErrorBox errors={refused} />;
  return (
    <section className={styles.files} aria-labelledby="bijlagen">
      <h3 id="bijlagen" className={styles.subheading}>
        {t('webshop_offer_files')}
      </h3>
      <ErrorBox errors={refused} />
      <ul className={styles.fileList}>
        {files.map(({ place, name, kind, size }) => (
          <li key={place}>
            <form className={styles.file} method="post" action={`${path}${query}`}>
              <input
                type="hidden"
                name="email"
                value={order?.users.invoice_email ?? quote.users.invoice_email}
              />
              <input type="hidden" name="offer" value={offer.number} />
              <input type="hidden" name="file" value={place} />
              <p className={styles.fileWords}>
                {name}
                <span className={styles.muted}>
                  {kind} · {formatBytes(size)}
                </span>
              </p>
              <Button
                kind="secondary"
                name="intent"
                value="get-offer-file"
                aria-label={t('webshop_offer_file_named', { name })}
              >
                {t('webshop_offer_file_download')}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}
