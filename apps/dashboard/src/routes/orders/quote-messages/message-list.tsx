import { formatDateTime } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import type { QuoteMessage } from '../../../queries/quote-message-queries.ts';
import * as styles from './quote-messages.css.ts';

/** Questions and answers, oldest first. */
export function MessageList({ messages }: { messages: readonly QuoteMessage[] }) {
  const t = useText();
  return (
    <ol className={styles.messages}>
      {messages.map(({ id, from, name, text, at }) => (
        <li key={id} className={from === 'shop' ? styles.answer : styles.question}>
          <p className={styles.soft}>{t('quote_messages_by', { name, moment: formatDateTime(at) })}</p>
          <p className={styles.words} dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
