import { useText } from '@etalage/ui-kit';
import { Action, Badge, controlButton, Icon, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type OwnedQuote, postDeclineQuote, quoteQuery } from '../../../queries/quote-queries.ts';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { textLink } from '../../../screen/surface.css.ts';
import { FormFailure } from '../../../session/form-failure.tsx';
import { ScreenLink } from '../../../session/screen-link.tsx';
import { useSession } from '../../../session/session-context.ts';
import * as orders from '../orders.css.ts';
import { QuoteMessages } from '../quote-messages/quote-messages.tsx';
import { OfferEditor } from './offer-editor.tsx';
import { OfferVersions } from './offer-versions.tsx';
import * as styles from './quote.css.ts';
import { DeclineDialog } from './quote-dialogs.tsx';
import { quoteWords } from './quote-words.ts';
import { SentOffer } from './sent-offer.tsx';
import { useQuoteChange } from './use-quote-change.ts';

/** A quote: its price, its versions, and what its customer has of it; `children` shows what was asked for. */
export function QuotePanel({ number, children }: { number: string; children: ReactNode }) {
  const t = useText();
  const { website } = useSession();
  const { data, isError, refetch } = useQuery(quoteQuery(website.id, number));
  if (data) return <Quote owned={data}>{children}</Quote>;
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  return <TableSkeleton label={t('dashboard_loading')} />;
}

function Quote({ owned, children }: { owned: OwnedQuote; children: ReactNode }) {
  const { quote, offers } = owned;
  const draft = offers.find(({ state }) => state === 'draft');
  const sent = offers.find(({ state }) => state === 'sent');
  const [newAfter, setNewAfter] = useState(0);
  const isOpen = quote.status !== 'accepted' && quote.status !== 'declined';
  // What is typed stays on the screen, also when somebody else sent or declined the quote meanwhile.
  const [isTyping, setTyping] = useState(false);
  const isEdited = isTyping || (isOpen && (draft !== undefined || !sent || newAfter === sent.number));
  return (
    <div className={styles.stack}>
      <QuoteHead owned={owned} />
      <QuoteMessages number={quote.number} />
      {isOpen && sent && (
        <SentOffer
          owned={owned}
          offer={sent}
          {...(!isEdited && { onNewVersion: () => setNewAfter(sent.number) })}
        />
      )}
      {isEdited && <OfferEditor owned={owned} onTyping={setTyping} />}
      <OfferVersions owned={owned} />
      {quote.requested.products.length > 0 && children}
    </div>
  );
}

/** In which state a quote is, with what can be done with it as a whole. */
function QuoteHead({ owned }: { owned: OwnedQuote }) {
  const t = useText();
  const { quote } = owned;
  const [isDeclining, setDeclining] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const reopening = useQuoteChange(
    owned,
    (websiteId, seen) => postDeclineQuote(websiteId, seen, false),
    () => undefined,
  );
  const { text, tone } = quoteWords[quote.status];
  const isShown = owned.offers.some(({ state }) => state !== 'draft');
  return (
    <section className={orders.panel} aria-labelledby="quote-state">
      <div className={styles.head}>
        <h2 id="quote-state" className={styles.title}>
          {t('quote_title', { number: quote.number })} <Badge tone={tone}>{t(text)}</Badge>
        </h2>
        <div className={styles.actions}>
          {isShown && (
            <a className={controlButton.secondary} href={quote.page_url} target="_blank" rel="noopener">
              <Icon name="external" size={18} />
              {t('quote_view')}
            </a>
          )}
          {(quote.status === 'requested' || quote.status === 'expired') && (
            <Action ref={setButton} onClick={() => setDeclining(true)}>
              {t('quote_decline')}
            </Action>
          )}
          {quote.status === 'declined' && (
            <Action busy={reopening.isPending} onClick={reopening.submit}>
              {t('quote_reopen')}
            </Action>
          )}
        </div>
      </div>
      {quote.order_number !== '' && (
        <p>
          <ScreenLink className={textLink} to={`/bestellingen/${encodeURIComponent(quote.order_number)}`}>
            {t('quote_order_link', { number: quote.order_number })}
          </ScreenLink>
        </p>
      )}
      <FormFailure>{reopening.general}</FormFailure>
      {isDeclining && (
        <DeclineDialog
          owned={owned}
          onClose={() => setDeclining(false)}
          onCloseFocus={(event) => {
            event.preventDefault();
            button?.focus();
          }}
        />
      )}
    </section>
  );
}
