import { useText } from '@etalage/ui-kit';
import { Badge } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { quoteMessagesQuery } from '../../../queries/quote-message-queries.ts';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import { panel, panelTitle } from '../orders.css.ts';
import { AnswerForm } from './answer-form.tsx';
import { MessageList } from './message-list.tsx';
import * as styles from './quote-messages.css.ts';

/** What the buyer of a quote asked, what the shop answered, and a form to answer; nothing before the first question. */
export function QuoteMessages({ number }: { number: string }) {
  const t = useText();
  const { website } = useSession();
  const { data, isError, refetch } = useQuery(quoteMessagesQuery(website.id, number));
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : null;
  if (data.messages.length === 0) return null;
  return (
    <section className={panel} aria-labelledby="quote-messages">
      <div className={styles.head}>
        <h2 id="quote-messages" className={panelTitle}>
          {t('quote_messages_heading')}
        </h2>
        {data.waiting && <Badge tone="waiting">{t('quote_messages_waiting')}</Badge>}
      </div>
      <MessageList messages={data.messages} />
      <AnswerForm number={number} />
    </section>
  );
}
