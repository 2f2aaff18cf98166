import { useText } from '@etalage/ui-kit';
import { usePage } from '../../runtime/page-context.ts';
import { AcceptQuote } from './accept-quote.tsx';
import { OfferContent } from './offer-content.tsx';
import { QuoteMessages } from './quote-messages.tsx';
import { QuoteNotice } from './quote-notice.tsx';
import { type ShownQuote, quoteStage } from './quote-stage.ts';
import * as styles from './quote.css.ts';

/** A quote as its buyer sees it: what is offered or asked for, a way to accept it, and questions with their answers. */
export function QuoteView({ quote }: { quote: ShownQuote }) {
  const t = useText();
  const { feedback } = usePage();
  const stage = quoteStage(quote);
  const { offer } = quote;
  const refused = feedback?.form === 'accept-quote' ? feedback : undefined;
  return (
    <section className={styles.quote} aria-labelledby="offerte">
      <h2 id="offerte" className={styles.heading}>
        {t(offer ? 'webshop_offer_heading' : 'webshop_cart_quote_heading')}
      </h2>
      <QuoteNotice quote={quote} stage={stage} errors={stage === 'open' ? {} : (refused?.errors ?? {})} />
      <div className={stage === 'open' ? styles.columns : styles.column}>
        <OfferContent quote={quote} />
        {stage === 'open' && offer && <AcceptQuote quote={quote} offer={offer} refused={refused} />}
        <QuoteMessages quote={quote} canAsk={stage !== 'declined'} />
      </div>
    </section>
  );
}
