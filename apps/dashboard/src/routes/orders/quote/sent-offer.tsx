import { formatDate, formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, Badge } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import type { OwnedOffer, OwnedQuote } from '../../../queries/quote-queries.ts';
import * as orders from '../orders.css.ts';
import { OrderTotals } from '../order-totals.tsx';
import * as styles from './quote.css.ts';
import { OrderDialog, WithdrawDialog } from './quote-dialogs.tsx';
import { offerWords } from './quote-words.ts';

interface Props {
  owned: OwnedQuote;
  offer: OwnedOffer;
  /** Missing while a new version is being written. */
  onNewVersion?: () => void;
}

/** What the customer has before them, and what can be done with it. */
export function SentOffer({ owned, offer, onNewVersion }: Props) {
  const t = useText();
  const [opened, setOpened] = useState<'order' | 'withdraw' | null>(null);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const { shown } = owned;
  const { text, tone } = offerWords(offer);
  const dialog = {
    onClose: () => setOpened(null),
    onCloseFocus: (event: Event) => {
      event.preventDefault();
      button?.focus();
    },
  };
  return (
    <section className={`${orders.panel} ${styles.sent}`} aria-labelledby="quote-sent">
      <div className={styles.head}>
        <h2 id="quote-sent" className={styles.title}>
          {t('quote_version', { number: String(offer.number) })}
        </h2>
        <Badge tone={tone}>{t(text)}</Badge>
      </div>
      {shown && <ShownLines shown={shown} />}
      <p className={styles.soft}>
        {t(offer.is_expired ? 'quote_sent_expired' : 'quote_sent_until', {
          day: formatDate(offer.content.valid_until),
          email: owned.quote.email,
        })}
      </p>
      <div className={styles.actions}>
        {onNewVersion && (
          <Action icon="edit" onClick={onNewVersion}>
            {t('quote_new_version')}
          </Action>
        )}
        {onNewVersion && !offer.is_expired && (
          <Action onClick={() => setOpened('order')}>{t('quote_accept')}</Action>
        )}
        <Action ref={setButton} onClick={() => setOpened('withdraw')}>
          {t('quote_withdraw')}
        </Action>
      </div>
      {opened === 'order' && <OrderDialog owned={owned} offer={offer} {...dialog} />}
      {opened === 'withdraw' && <WithdrawDialog owned={owned} {...dialog} />}
    </section>
  );
}

/** Lines and amounts as they were stored when the version was sent. */
function ShownLines({ shown }: { shown: NonNullable<OwnedQuote['shown']> }) {
  const { products, show_price_tax_included: isIncluded } = shown.checkout;
  return (
    <div>
      <ul className={styles.versions}>
        {products.map((line) => (
          <li key={line.id} className={styles.shownLine}>
            <span>{`${line.quantity} × ${line.title}`}</span>
            <span className={styles.amount}>
              {formatMoney(isIncluded ? line.total_price_incl_tax : line.total_price_excl_tax)}
            </span>
          </li>
        ))}
      </ul>
      <OrderTotals order={shown} part="checkout" isIncluded={isIncluded} />
    </div>
  );
}
