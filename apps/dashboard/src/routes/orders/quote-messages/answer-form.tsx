import { MAX_QUOTE_MESSAGE } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { postAnswerQuote, quoteMessagesQuery } from '../../../queries/quote-message-queries.ts';
import { TextForm } from '../../../screen/text-form.tsx';
import { useSession } from '../../../session/session-context.ts';

/** The field in which an answer to the buyer of a quote is typed. */
export function AnswerForm({ number }: { number: string }) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  return (
    <TextForm
      key={number}
      label={t('quote_messages_label')}
      hint={t('quote_messages_hint')}
      button={t('quote_messages_send')}
      empty={t('quote_messages_empty')}
      done={t('quote_messages_sent')}
      maxLength={MAX_QUOTE_MESSAGE}
      store={(text, id) => postAnswerQuote(website.id, { number, text, id })}
      renew={() => {
        // Also that of an order from the same cart, whose page shows the quote.
        void client.invalidateQueries({ queryKey: ['order-timeline', website.id] });
        return client.invalidateQueries({ queryKey: quoteMessagesQuery(website.id, number).queryKey });
      }}
    />
  );
}
