import { MAX_QUOTE_MESSAGE } from '@etalage/shop-domain';
import { formatDateTime } from '@etalage/texts/format';
import { Button, Field, Notice, textarea, useText } from '@etalage/ui-kit';
import { usePage } from '../../runtime/page-context.ts';
import { ErrorBox } from '../errors/error-box.tsx';
import { focusWhenFirst } from '../errors/first-error.ts';
import type { ShownQuote } from './quote-stage.ts';
import { shopName } from './shop-name.ts';
import * as styles from './quote.css.ts';

interface Props {
  quote: ShownQuote;
  canAsk: boolean;
}

/** Questions of the buyer and answers of the shop, oldest first, and a form for another question. */
export function QuoteMessages({ quote, canAsk }: Props) {
  const t = useText();
  const { messages } = quote;
  if (messages.length === 0 && !canAsk) return null;
  return (
    <section className={styles.questions} aria-labelledby="vragen">
      <h3 id="vragen" className={styles.subheading}>
        {t('webshop_offer_questions_heading')}
      </h3>
      {messages.length > 0 && (
        <ol className={styles.messages}>
          {messages.map(({ id, from, name, text, at }) => (
            <li key={id} className={from === 'shop' ? styles.answer : styles.question}>
              <p className={styles.muted}>
                {name} <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
              </p>
              <p className={styles.words} dir="auto">
                {text}
              </p>
            </li>
          ))}
        </ol>
      )}
      {canAsk && <QuestionForm quote={quote} />}
    </section>
  );
}

function QuestionForm({ quote: { users, messages } }: { quote: ShownQuote }) {
  const t = useText();
  const { path, query, feedback, site, order } = usePage();
  const own = feedback?.form === 'ask-about-quote' ? feedback : undefined;
  const { text = [], ...others } = own?.errors ?? {};
  return (
    <form className={styles.ask} method="post" action={`${path}${query}`}>
      <input type="hidden" name="email" value={order?.users.invoice_email ?? users.invoice_email} />
      {/* With the text it makes the key by which a repeated press is recognised. */}
      <input type="hidden" name="seen" value={messages.length} />
      {/* Shown once the page is opened at it, as after a question; the focus goes there too. */}
      <div id="vraag-verstuurd" tabIndex={-1} className={styles.asked}>
        <Notice kind="success">{t('webshop_offer_asked', { shop: shopName(site) })}</Notice>
      </div>
      <Field label={t('webshop_offer_question')} hint={t('webshop_offer_question_hint')} errors={text}>
        {(control) => (
          <textarea
            className={textarea}
            name="text"
            rows={4}
            maxLength={MAX_QUOTE_MESSAGE}
            defaultValue={own?.values['text'] ?? ''}
            {...focusWhenFirst('text', ['text'], own?.errors ?? {})}
            {...control}
          />
        )}
      </Field>
      <ErrorBox errors={others} />
      <div>
        <Button kind="secondary" name="intent" value="ask-about-quote">
          {t('webshop_offer_ask')}
        </Button>
      </div>
    </form>
  );
}
