import type { FieldErrors } from '@etalage/api-contract/client';
import { formatDate, formatDateTime } from '@etalage/texts/format';
import { button, Notice, type notice, useText } from '@etalage/ui-kit';
import { usePage } from '../../runtime/page-context.ts';
import { ErrorBox } from '../errors/error-box.tsx';
import { allMessages } from '../errors/messages-of.ts';
import { olderVersion, type QuoteStage, type ShownQuote } from './quote-stage.ts';
import { shopName } from './shop-name.ts';
import * as styles from './quote.css.ts';

interface Props {
  quote: ShownQuote;
  stage: QuoteStage;
  /** Why the offer could not be accepted, if there is no form any more that says so. */
  errors: FieldErrors;
}

const kinds: Readonly<Record<QuoteStage, keyof typeof notice>> = {
  none: 'neutral',
  open: 'neutral',
  withdrawn: 'warning',
  expired: 'warning',
  declined: 'neutral',
  accepted: 'success',
};

/** Where the quote stands, and whether the visitor opened an older version of it. */
export function QuoteNotice({ quote, stage, errors }: Props) {
  const t = useText();
  const { query, shop } = usePage();
  const opened = olderVersion(query, quote);
  const text = useStageText(quote, stage);
  const { accepted, offer } = quote;
  const isRefused = allMessages(errors).length > 0;
  return (
    <div className={styles.notices} {...(isRefused && { tabIndex: -1, autoFocus: true })}>
      <ErrorBox errors={errors} />
      {opened > 0 && offer && (
        <Notice kind="warning">{t('webshop_offer_newer', { opened, version: offer.number })}</Notice>
      )}
      {text !== '' && <Notice kind={kinds[stage]}>{text}</Notice>}
      {accepted && (
        <p>
          <a
            className={button.primary}
            href={`${shop.thankyou}?order=${encodeURIComponent(accepted.order.session)}`}
          >
            {t('webshop_offer_order')}
          </a>
        </p>
      )}
    </div>
  );
}

function useStageText({ offer, accepted }: ShownQuote, stage: QuoteStage): string {
  const t = useText();
  const { site } = usePage();
  const date = offer ? formatDate(offer.valid_until) : '';
  switch (stage) {
    case 'none':
      return t('webshop_order_quote_text');
    case 'accepted':
      return accepted
        ? t('webshop_offer_accepted', {
            name: accepted.name,
            moment: formatDateTime(accepted.at),
            number: accepted.order.number,
          })
        : '';
    case 'declined':
      return t('webshop_offer_declined', { shop: shopName(site) });
    // The form says until when.
    case 'open':
      return '';
    case 'expired':
    case 'withdrawn':
      return t(`webshop_offer_${stage}`, { date });
  }
}
